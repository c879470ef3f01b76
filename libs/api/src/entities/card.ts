import Type, { type Static } from 'typebox';
import { ACCEPTED_CARD_BRANDS } from '../card-brands';
import { Id, shape } from '../shape';

/** A saved card for display; never a full number and never a security code. */
export const Card = shape({
  cardId: Id,
  token: Type.String(),
  brand: Type.Enum([...ACCEPTED_CARD_BRANDS]),
  lastFour: Type.String({ pattern: '^\\d{4}$' }),
  expiry: Type.String({ pattern: '^\\d{2}/\\d{2}$' }),
});
export type Card = Static<typeof Card>;
