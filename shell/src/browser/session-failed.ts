import { atom } from 'nanostores';

/** Whether the session could not be read; the in-app area cannot show anything then and offers another try. */
export const sessionFailed = atom(false);
