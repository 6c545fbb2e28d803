import { expect, it } from 'vitest';
import { banner, networkAddress } from './banner.ts';

it('a server that listens to its own machine alone has no address for others', async () => {
  expect(networkAddress(8080, '127.0.0.1')).toBeNull();
  expect(await banner(8080, '127.0.0.1')).toMatch(/^\n {2}Quarterdeck is at {3}http:\/\/localhost:8080\n {2}Ctrl\+C stops it\.\n$/);
});

it('others are given the same address by the terminal and by the pages', async () => {
  const address = networkAddress(8080, '0.0.0.0');
  if (address !== null) expect(await banner(8080, '0.0.0.0')).toContain(`on this network at  ${address}`);
});
