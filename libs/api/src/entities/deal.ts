import Type, { type Static } from 'typebox';
import { Id, Minor, nullable, shape } from '../declaration/shape';

/**
 * `multi_buy`: several of its items for one price. `bundle`: a choice from each section for one price. `percentage` and
 * `fixed`: a relative or a fixed discount.
 */
export const DealKind = Type.Enum(['multi_buy', 'bundle', 'percentage', 'fixed']);
export type DealKind = Static<typeof DealKind>;

const DealSection = shape({
  discountSectionId: Id,
  name: Type.String(),
  /** How many must be chosen from it; 0 is any number: then the deal's own quantity applies across all sections. */
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
  /** Start and end (`endsAt`, exclusive); null means unbounded. */
  startsAt: nullable(Type.String()),
  endsAt: nullable(Type.String()),
  kind: DealKind,
  /** The price of a bundle, or of a multi-buy's quantity; null in a multi-buy makes its cheapest item free. */
  price: nullable(Minor),
  /** How many items it needs from any section; null when the sections define it or one is enough. */
  quantity: nullable(Type.Integer()),
  percent: nullable(Type.Integer()),
  /** The fixed discount. */
  amount: nullable(Minor),
  /** The minimum total of its items for the discount. */
  minimumSpend: nullable(Minor),
  sections: Type.Array(DealSection),
});
export type Deal = Static<typeof Deal>;
