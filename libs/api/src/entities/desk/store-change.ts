import Type, { type Static } from 'typebox';
import { shape } from '../../declaration/shape';

/** Something of a store's orders has changed: its screens read again what they show. */
export const StoreChange = shape({ at: Type.String() });
export type StoreChange = Static<typeof StoreChange>;
