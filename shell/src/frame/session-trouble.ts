import { atom } from 'nanostores';

/** Set while the session could not be read: whoever shows that offers another try. */
export const sessionTrouble = atom<{ readonly tryAgain: () => void } | undefined>(undefined);
