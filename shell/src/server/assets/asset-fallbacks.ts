import type { FastifyRequest } from 'fastify';

/** Fallbacks are counted for this long before another line is logged. */
const LOG_INTERVAL_MS = 60_000;

/**
 * Says in the log that browsers load assets from this shell although it names another origin for them. The first one is
 * logged at once, further ones once a minute.
 */
export class AssetFallbacks {
  private count = 0;
  private loggedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly assetOrigin: string | undefined,
    private readonly log: (message: string) => void,
  ) {}

  /** Notes a request for an asset. Those of the other origin's own server have no such header. */
  note({ headers }: Pick<FastifyRequest, 'headers'>, now = Date.now()): void {
    if (!this.assetOrigin || headers['sec-fetch-site'] !== 'same-origin') return;
    this.count += 1;
    if (now - this.loggedAt < LOG_INTERVAL_MS) return;
    this.log(`browsers cannot load assets from ${this.assetOrigin} and load them from here: ${this.count}`);
    this.count = 0;
    this.loggedAt = now;
  }
}
