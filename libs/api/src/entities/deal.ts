import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../shape';

/**
 * `multi_buy`: so many of its items for one price. `bundle`: a choice of each section for one price. `percentage` and `fixed`:
 * a part of the price or a sum off.
 */
export const DealKind = Type.Enum(['multi_buy', 'bundle', 'percentage', 'fixed']);
export type DealKind = Static<typeof DealKind>;

const DealSection = shape({
  discountSectionId: Id,
  name: Type.String(),
  /** How many are to be chosen of it; nought is any number: then the deal's own quantity counts over all sections. */
  quantity: Type.Integer(),
});

export const Deal = shape({
  /** The specification's discountId. */
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  description: Type.String(),
  text: Type.String(),
  image: nullable(Type.String()),
  /** It is on from then, and no more from `endsAt`; null has no such bound. */
  startsAt: nullable(Type.String()),
  endsAt: nullable(Type.String()),
  kind: DealKind,
  /** What a bundle, or so many of a multi-buy, cost together; null in a multi-buy makes the cheapest of them free. */
  price: nullable(Minor),
  /** How many items it takes, of any section; null where the sections say it or one is enough. */
  quantity: nullable(Type.Integer()),
  percent: nullable(Type.Integer()),
  /** The sum off. */
  amount: nullable(Minor),
  /** What its items must come to before the sum comes off. */
  minimumSpend: nullable(Minor),
  sections: Type.Array(DealSection),
});
export type Deal = Static<typeof Deal>;
