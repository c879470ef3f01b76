import { atom } from 'nanostores';

/** Set while the session could not be read, with a function that retries. */
export const sessionError = atom<{ readonly tryAgain: () => void } | undefined>(undefined);
