import { parsePath, pathOf, type Route } from './router.ts';

/** Where the reader is. Links are ordinary links; a click on one stays in the page. */
class Place {
  route = $state.raw<Route>(parsePath(location.pathname, location.hash));

  constructor() {
    window.addEventListener('popstate', () => this.#look());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(route: Route, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', pathOf(route));
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.route = parsePath(location.pathname, location.hash);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin)
      return;
    const route = parsePath(link.pathname, link.hash);
    if (route.screen === 'lost' || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(route);
  }
}
export const place = new Place();
