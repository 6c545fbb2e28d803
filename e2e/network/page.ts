/**
 * What the web client's session code finds in a browser, for as much as it needs: runes that are plain values, and a page that never
 * says that the network is back. Import it before anything of `packages/web`.
 */
const rune = Object.assign(<T>(value: T): T => value, { raw: <T>(value: T): T => value });
const listens = { addEventListener: () => {}, removeEventListener: () => {} };

Object.assign(globalThis, { $state: rune, window: listens, document: listens });
