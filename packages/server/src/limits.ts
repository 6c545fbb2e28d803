import { isIPv6 } from 'node:net';

/** What one address, one connection and one person may use. */
export interface Limits {
  readonly framesPerSecond: number;
  readonly frameBurst: number;
  readonly socketsPerAddress: number;
  readonly httpPerMinute: number;
  readonly roomsPerHour: number;
}

export const defaultLimits: Limits = { framesPerSecond: 20, frameBurst: 60, socketsPerAddress: 64, httpPerMinute: 300, roomsPerHour: 30 };

/** Whom a limit is for: an address, or of an IPv6 address the network, since whoever has one has the 2^64 in it. */
export function networkOf(address: string): string {
  const [bare = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return address;
  const [front = [], back = []] = bare.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Allows `burst` at once and `perSecond` in the long run. */
export class Bucket {
  private left: number;
  private at: number;
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.left = burst;
    this.at = now;
  }

  /** Takes one; false if none is left. */
  take(now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** Nothing has been taken for so long that it may be forgotten. */
  isFull(now: number): boolean {
    return this.left + ((now - this.at) / 1000) * this.perSecond >= this.burst;
  }
}

/** A bucket for each key; full ones are forgotten. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perSecond: number;
  private readonly burst: number;

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond;
    this.burst = burst;
  }

  take(key: string, now: number): boolean {
    let bucket = this.buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.perSecond, this.burst, now);
      this.buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
