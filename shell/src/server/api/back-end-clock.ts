/** A smaller difference is latency, or the header's resolution of a second. */
const TOLERANCE_MS = 60_000;

let offset = 0;

/** How far the back end's clock is ahead of this machine's, in milliseconds: 0 unless they differ by a minute or more. */
export const backEndClockOffset = (): number => offset;

/**
 * Learns the back end's clock from a reply.
 * @param date the reply's Date header
 */
export function noteReplyDate(date: string | undefined, now = Date.now()): void {
  const ahead = Date.parse(date ?? '') - now;
  // An offset that followed every reply would change documents that are otherwise equal.
  if (Number.isNaN(ahead) || Math.abs(ahead - offset) < TOLERANCE_MS) return;
  offset = Math.abs(ahead) < TOLERANCE_MS ? 0 : ahead;
}
