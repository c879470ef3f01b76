import { GUEST_IDLE_MINUTES } from '@storefront/api/constants';
import type { Basket } from '@storefront/api/entities/basket';
import { atom } from 'nanostores';
import type { Progress } from './steps.model';

const NOTHING: Progress = { guest: false, optionsDone: false, instructions: '' };
const PREFIX = 'checkout:';

/** The session that the kept instructions are bound to, as the basket names it. */
type Session = Basket['checkout']['session'];

const keyOf = (basketToken: string, session: Session) => `${PREFIX}${basketToken}:${session ?? ''}`;

/** How far this tab's checkout of a basket has come; another basket, or another session, starts anew. */
export const progress = atom<Progress>(NOTHING);

let currentKey = '';

/** Forgets what was kept for any other basket or session: the instructions of one shopper are not the next one's to read. */
function forgetOthers(key: string): void {
  for (const other of Object.keys(sessionStorage))
    if (other.startsWith(PREFIX) && other !== key) sessionStorage.removeItem(other);
}

/** Reads how far this session's checkout of a basket has come in this tab. */
export function readProgress(basketToken: string, session: Session): Progress {
  const key = keyOf(basketToken, session);
  if (key !== currentKey) progress.set(NOTHING);
  currentKey = key;
  try {
    forgetOthers(key);
    const { at = 0, ...stored } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Progress & { at: number }>;
    if (Date.now() - at < GUEST_IDLE_MINUTES * 60_000) progress.set({ ...NOTHING, ...stored });
  } catch {
    // A browser that keeps nothing still takes the shopper through, from the start of the steps.
  }
  return progress.get();
}

/** Keeps what a step settled. */
export function settle(
  { basketToken, checkout }: Pick<Basket, 'basketToken' | 'checkout'>,
  change: Partial<Progress>,
): void {
  progress.set({ ...progress.get(), ...change });
  try {
    sessionStorage.setItem(keyOf(basketToken, checkout.session), JSON.stringify({ ...progress.get(), at: Date.now() }));
  } catch {
    // As above.
  }
}
