import { GUEST_IDLE_MINUTES } from '@storefront/api/constants';
import type { Basket } from '@storefront/api/entities/basket';
import { atom } from 'nanostores';
import { type Progress, withKept } from './steps.model';

const NO_PROGRESS: Progress = { guest: false, optionsDone: false, instructions: '' };
const KEY_PREFIX = 'checkout:progress:';

/** The session that owns the stored instructions, as named by the basket. */
type Session = Basket['checkout']['session'];

const keyOf = (basketToken: string, session: Session) => `${KEY_PREFIX}${basketToken}:${session ?? ''}`;

/** This tab's progress in the checkout of a basket; it restarts for another basket or session. */
export const progress = atom<Progress>(NO_PROGRESS);

let currentKey = '';

/** Removes the progress of other baskets and sessions, because instructions are personal. */
function forgetOthers(key: string): void {
  for (const other of Object.keys(sessionStorage))
    if (other.startsWith(KEY_PREFIX) && other !== key) sessionStorage.removeItem(other);
}

/** Reads this session's progress in the checkout of a basket. */
export function readProgress({ basketToken, checkout }: Pick<Basket, 'basketToken' | 'checkout'>): Progress {
  const key = keyOf(basketToken, checkout.session);
  if (key !== currentKey) progress.set(NO_PROGRESS);
  currentKey = key;
  try {
    forgetOthers(key);
    const { at = 0, ...stored } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Progress & { at: number }>;
    if (Date.now() - at < GUEST_IDLE_MINUTES * 60_000) progress.set({ ...NO_PROGRESS, ...stored });
  } catch {
    // Without storage this tab knows what the server has.
  }
  progress.set(withKept(progress.get(), checkout));
  return progress.get();
}

/** Saves the result of a step. */
export function saveProgress(
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
