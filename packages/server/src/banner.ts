import { networkInterfaces } from 'node:os';
import QRCode from 'qrcode';

/** Where the server is to be found, for whoever started it and for a phone in the same room. */
export async function banner(port: number, host: string): Promise<string> {
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = `http://localhost:${port}`;
  const network = everywhere ? lanAddress() : null;
  const lines = ['', `  Quarterdeck is at   ${everywhere || isLoopback(host) ? local : `http://${host}:${port}`}`];
  if (network !== null) {
    const address = `http://${network}:${port}`;
    lines.push(`  on this network at  ${address}`, '', await QRCode.toString(address, { type: 'terminal', small: true }));
  }
  lines.push('  Ctrl+C stops it.', '');
  return lines.join('\n');
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
