import Type, { type Static } from 'typebox';
import { Id, shape } from '../declaration/shape';
import { PaymentGateway } from './enumerations';

/** A member's card at the gateway: what people recognise it by, never its number or security code. */
export const SavedCard = shape({
  cardId: Id,
  /** The gateway that keeps the card, and alone can charge it. */
  paymentGateway: PaymentGateway,
  /** As the gateway names it, such as 'Visa'. */
  brand: Type.String(),
  lastFour: Type.String(),
  /** 1 to 12. */
  expiryMonth: Type.Integer(),
  /** Four digits. */
  expiryYear: Type.Integer(),
});
export type SavedCard = Static<typeof SavedCard>;

/** The cards of a member, the newest first. */
export const SavedCards = shape({ cards: Type.Array(SavedCard) });
