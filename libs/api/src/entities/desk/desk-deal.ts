import Type, { type Static } from 'typebox';
import {
  COUPON_PERCENT_MAX,
  DEAL_DESCRIPTION_MAX_LENGTH,
  DEAL_NAME_MAX_LENGTH,
  DEAL_QUANTITY_MAX,
  DEAL_TEXT_MAX_LENGTH,
  PRICE_MAX,
} from '../../constants';
import { Id, Line, LocalMinute, nullable, shape } from '../../declaration/shape';
import { DealKind } from '../deal';
import { ContentState } from './desk-banner';

const Amount = nullable(Type.Integer({ minimum: 0, maximum: PRICE_MAX }));

/** What staff say of a deal; its kind and its items stay as they are. Money in minor units. */
export const DealValues = shape({
  name: Line(DEAL_NAME_MAX_LENGTH),
  /** What a card says of it. */
  text: Line(DEAL_TEXT_MAX_LENGTH),
  description: Type.String({
    maxLength: DEAL_DESCRIPTION_MAX_LENGTH,
    pattern: '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f]*$',
  }),
  /** Of a bundle, or of a multi-buy's quantity; null in a multi-buy makes its cheapest item free. */
  price: Amount,
  quantity: nullable(Type.Integer({ minimum: 1, maximum: DEAL_QUANTITY_MAX })),
  percent: nullable(Type.Integer({ minimum: 1, maximum: COUPON_PERCENT_MAX })),
  amount: Amount,
  minimumSpend: Amount,
  /** It applies from this minute on; null for at once. */
  startsAt: nullable(LocalMinute),
  /** The first minute in which it no longer applies; null for no end. */
  endsAt: nullable(LocalMinute),
});
export type DealValues = Static<typeof DealValues>;

/** A deal as the staff see it. */
export const DeskDeal = shape({
  dealId: Id,
  slug: Type.String(),
  kind: DealKind,
  values: DealValues,
  state: ContentState,
  sections: Type.Array(
    shape({
      name: Type.String(),
      /** How many must be chosen from it; 0 is any number. */
      quantity: Type.Integer(),
      itemCount: Type.Integer(),
    }),
  ),
  /** The names of its first items. */
  itemNames: Type.Array(Type.String()),
});
export type DeskDeal = Static<typeof DeskDeal>;

/** A change of a deal, with all of its values before and after it; `before` is null when it was added. */
export const DealChange = shape({
  actionId: Id,
  before: nullable(DealValues),
  after: DealValues,
  /** As they were called then. */
  operatorName: Type.String(),
  at: Type.String(),
});
export type DealChange = Static<typeof DealChange>;

/** A basket with what the shop's own calculation makes of it. */
export const WorkedBasket = shape({
  lines: Type.Array(shape({ menuItemId: Id, name: Type.String(), price: Type.Integer(), quantity: Type.Integer() })),
  total: Type.Integer(),
  saving: Type.Integer(),
  paid: Type.Integer(),
});
export type WorkedBasket = Static<typeof WorkedBasket>;
