import { networkInterfaces } from 'node:os';
import QRCode from 'qrcode';

/** Where the server is to be found, for whoever started it and for a phone in the same room. */
export async function banner(port: number, host: string): Promise<string> {
  const local = `http://localhost:${port}`;
  const lines = ['', `  Quarterdeck is at   ${isEverywhere(host) || isLoopback(host) ? local : `http://${host}:${port}`}`];
  const address = networkAddress(port, host);
  if (address !== null) {
    lines.push(`  on this network at  ${address}`, '', await QRCode.toString(address, { type: 'terminal', small: true }));
  }
  lines.push('  Ctrl+C stops it.', '');
  return lines.join('\n');
}

/** Where other devices of the same network find a server that listens there; null if it does not listen to them all, or there is no network. */
export function networkAddress(port: number, host: string): string | null {
  const network = isEverywhere(host) ? lanAddress() : null;
  return network === null ? null : `http://${network}:${port}`;
}

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1';
}

/** This machine's address in its own network; null if it has none. */
function lanAddress(): string | null {
  for (const addresses of Object.values(networkInterfaces())) {
    for (const { family, internal, address } of addresses ?? []) if (family === 'IPv4' && !internal) return address;
  }
  return null;
}
