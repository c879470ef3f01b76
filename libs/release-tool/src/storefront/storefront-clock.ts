import { HOUR_MS } from '@storefront/api/durations';
import { REPLY_DEADLINE_MS } from './reply-deadline';

/** The header counts seconds, and a reply takes time. */
const UNNOTICED_MS = 60_000;
/** A storefront that is further ahead could ask for passes that last. */
const MAX_DIFFERENCE_MS = 2 * HOUR_MS;

/** The storefronts of which this command has said that their clock differs. */
const reported = new Set<string>();

/**
 * The time by a storefront's clock, which decides when passes expire; this machine's when the storefront is away. Says
 * on the error output when the clocks differ by more than a minute.
 * @param storefront its origin
 * @param call calls it; replaced by tests
 * @returns milliseconds since 1970
 * @throws Error with one sentence when they differ by more than two hours
 */
export async function storefrontTime(storefront: string, call: typeof fetch = fetch): Promise<number> {
  const reply = await call(`${storefront}/livez`, { signal: AbortSignal.timeout(REPLY_DEADLINE_MS) }).catch(
    () => undefined,
  );
  const difference = differenceFrom(reply);
  if (Math.abs(difference) > MAX_DIFFERENCE_MS) throw new Error(differenceText(storefront, difference));
  warnOfClock(storefront, difference);
  return Date.now() + difference;
}

/** Says once on the error output that this machine's clock, or that of a storefront that has replied, is wrong. */
export function warnOfClock(storefront: string, from: Response | number): void {
  const difference = typeof from === 'number' ? from : differenceFrom(from);
  if (Math.abs(difference) <= UNNOTICED_MS || reported.has(storefront)) return;
  reported.add(storefront);
  console.error(differenceText(storefront, difference));
}

/** How far a storefront's clock is ahead of this machine's, in milliseconds. */
function differenceFrom(reply: Response | undefined): number {
  const theirs = Date.parse(reply?.headers.get('date') ?? '');
  return Number.isNaN(theirs) ? 0 : theirs - Date.now();
}

function differenceText(storefront: string, difference: number): string {
  const minutes = Math.round(Math.abs(difference) / 60_000);
  return `The clock of this machine is ${minutes} min ${difference > 0 ? 'behind' : 'ahead of'} that of ${storefront}: correct it, because the log has its times, and roles expire by it.`;
}
