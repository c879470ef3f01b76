import { atom } from 'nanostores';

/** The page before the basket, the account or a search, which 'Keep shopping' leads back to. */
export const cameFrom = atom<string | undefined>();
