import { atom } from 'nanostores';
import type { Progress } from './steps.model';

const NOTHING: Progress = { guest: false, optionsDone: false, instructions: '' };
const keyOf = (basketToken: string) => `checkout:${basketToken}`;

/** How far this tab's checkout of a basket has come; another basket starts anew. */
export const progress = atom<Progress>(NOTHING);

export function readProgress(basketToken: string): Progress {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(basketToken)) ?? '{}') as Partial<Progress>;
    progress.set({ ...NOTHING, ...stored });
  } catch {
    // A browser that keeps nothing still takes the shopper through, from the start of the steps.
  }
  return progress.get();
}

export function settle(basketToken: string, change: Partial<Progress>): void {
  progress.set({ ...progress.get(), ...change });
  try {
    sessionStorage.setItem(keyOf(basketToken), JSON.stringify(progress.get()));
  } catch {
    // As above.
  }
}
