/** The arrows of ARCHITECTURE.md. An import that goes against one of them fails `npm run arch`. */
const inPackage = (...names) => `^packages/(${names.join('|')})/`;
const onlyUses = (name, ...allowed) => ({
  name: `${name}-uses-only-${allowed.join('-') || 'itself'}`,
  comment: `${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package of ours'}`,
  severity: 'error',
  from: { path: inPackage(name), pathNot: '\\.test\\.ts$' },
  to: { path: inPackage('kernel', 'games', 'bots', 'protocol', 'server', 'web', 'cli'), pathNot: inPackage(name, ...allowed) },
});

module.exports = {
  forbidden: [
    onlyUses('kernel'),
    onlyUses('games', 'kernel'),
    onlyUses('bots', 'kernel', 'games'),
    onlyUses('protocol', 'kernel'),
    onlyUses('server', 'kernel', 'games', 'bots', 'protocol'),
    onlyUses('web', 'kernel', 'games', 'bots', 'protocol'),
    onlyUses('cli', 'kernel', 'games', 'bots', 'protocol', 'server'),
    {
      name: 'rules-are-pure',
      comment: 'kernel and games touch no clock, network, disk or process',
      severity: 'error',
      from: { path: inPackage('kernel', 'games'), pathNot: '\\.(test|long)\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kernel-leans-on-two-libraries',
      comment: 'pure-rand for simulation, @noble/hashes for sealed luck; see docs/decisions',
      severity: 'error',
      from: { path: inPackage('kernel'), pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/(pure-rand|@noble/hashes)/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/games/src/([a-z-]+)/' },
      to: { path: '^packages/games/src/([a-z-]+)/', pathNot: '^packages/games/src/$1/' },
    },
    {
      name: 'boards-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/web/src/boards/([a-z-]+)/' },
      to: { path: '^packages/web/src/boards/([a-z-]+)/', pathNot: '^packages/web/src/boards/$1/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { pathNot: '\\.svelte$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  },
};
