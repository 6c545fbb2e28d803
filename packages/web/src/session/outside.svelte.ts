import { api } from './http.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * An address of this app to give to other devices. A page that was opened as "localhost" asks the server what others call it: on
 * their devices "localhost" is their own.
 */
export function outsideLink(path: () => string): { readonly href: string } {
  let network = $state<string | null>(null);
  if (loopback.test(location.hostname)) {
    api.network().then(
      ({ address }) => {
        network = address;
      },
      () => {
        // Then the address of this page is the best there is.
      },
    );
  }
  return {
    get href() {
      return new URL(path(), network ?? location.href).href;
    },
  };
}
