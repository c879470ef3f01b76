import { atom } from 'nanostores';

/** The page that the shopper left for the basket, their account or a search: what 'Keep shopping' leads back to. */
export const cameFrom = atom<string | undefined>();
