import { warnOfClock } from './storefront-clock';

interface Refusal {
  readonly id: string;
  readonly why: string;
}

interface ShownPlace {
  readonly composition?: string;
  readonly refused?: Refusal;
}

interface ReadyState extends ShownPlace {
  /** The channel that it shows; a shell older than this command does not name it. */
  readonly channel?: string;
  readonly canaries: Readonly<Record<string, ShownPlace>>;
  readonly pins?: Readonly<Record<string, ShownPlace>>;
}

/** What of a storefront's state a command waits for. */
type Place = (state: ReadyState) => ShownPlace | undefined;

/** A changed channel, and the origin of the storefront that should show it. */
export interface ChangedChannel {
  readonly storefront: string;
  readonly store: { readonly channel: string };
}

/** Longer than a shell needs to start a render process on a busy machine. */
const DEADLINE_MS = 30_000;
/** The command prints how long it took, so it looks often; /readyz costs a storefront little. */
const INTERVAL_MS = 50;
/** Whether a proxy replies so while the storefront behind it is away or busy. */
const isProxyFault = (status: number): boolean => status >= 500 || status === 429;

/**
 * Waits until the running storefront shows the composition. If it shows another channel, the command says that this was
 * not checked.
 * @param isReplaced whether the channel has gone on to another composition, which the storefront shows then
 * @throws Error when it refuses the composition, with its reason, does not show it in time, or the address is no storefront
 */
export const waitUntilShown = (
  changed: ChangedChannel,
  id: string,
  place: Place = (state) => state,
  isReplaced: () => boolean = () => false,
): Promise<void> =>
  waitForState(changed, (state) => {
    const shown = place(state);
    if (shown?.refused?.id === id)
      throw new Error(`The storefront rejected it and keeps the previous composition: ${shown.refused.why}`);
    return shown?.composition === id || isReplaced();
  });

/** Waits until the running storefront shows no canary of this name. @throws Error as `waitUntilShown` does */
export const waitUntilEnded = (changed: ChangedChannel, canary: string): Promise<void> =>
  waitForState(changed, (state) => !state.canaries[canary]);

/** Waits until the running storefront pins no business of this name. @throws Error as `waitUntilShown` does */
export const waitUntilUnpinned = (changed: ChangedChannel, business: string): Promise<void> =>
  waitForState(changed, (state) => !state.pins?.[business]);

async function waitForState(
  { storefront, store: { channel } }: ChangedChannel,
  isReached: (state: ReadyState) => boolean,
): Promise<void> {
  const started = Date.now();
  let doubt = '';
  while (Date.now() - started < DEADLINE_MS) {
    const signal = AbortSignal.timeout(Math.max(0, started + DEADLINE_MS - Date.now()));
    const reply = await fetch(`${storefront}/readyz`, { signal }).catch(() => undefined);
    const body: unknown = await reply?.json().catch(() => undefined);
    if (signal.aborted) break;
    if (!reply || (isProxyFault(reply.status) && !isReadyState(body)))
      return console.log(`No response from ${storefront}; it takes effect when the storefront starts.`);
    if (!isReadyState(body))
      throw new Error(
        `The change was made, but ${storefront} is not a storefront: STOREFRONT_URL must name the one that shows it.`,
      );
    if (body.channel !== undefined && body.channel !== channel)
      return console.log(
        `${storefront} shows channel ${body.channel}, so it was not checked that channel ${channel} is shown; STOREFRONT_URL must name a storefront that shows it.`,
      );
    doubt = body.channel === undefined ? ', which does not say which channel it shows,' : '';
    if (isReached(body)) {
      warnOfClock(storefront, reply);
      return console.log(`Shown on ${storefront}${doubt} after ${(Date.now() - started) / 1000} s`);
    }
    await new Promise((resume) => setTimeout(resume, INTERVAL_MS));
  }
  throw new Error(
    `The change was made and the channel has moved, but ${storefront}${doubt} did not show it within 30 s.`,
  );
}

/** Other servers have a /readyz too, which does not name canaries. */
function isReadyState(body: unknown): body is ReadyState {
  const canaries = (body as Partial<ReadyState> | null | undefined)?.canaries;
  return typeof canaries === 'object' && canaries !== null;
}
