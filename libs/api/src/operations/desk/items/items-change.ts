import Type from 'typebox';
import { ITEMS_CHANGED_MAX, REPRICE_PER_MILLE } from '../../../constants';
import { defineOperation } from '../../../declaration/operation';
import { Id, shape } from '../../../declaration/shape';
import { PriceRounding, StoreItemValues } from '../../../entities/desk/desk-item';

/** Why an item was not changed. */
const Refusal = Type.Enum([
  'not_listed',
  /** An earlier row of the call is about the same item. */
  'row_repeated',
  /** A part is changed that `seen` does not have. */
  'not_seen',
  /** The price before a reduction must be above the price. */
  'was_price_too_low',
  'price_too_high',
]);

export const deskItemsChange = defineOperation({
  key: 'POST /desk/items-change',
  id: 'deskItemsChange',
  domain: 'desk',
  summary: 'Change prices, stock, availability or places of items of a store, each unless somebody else has changed it',
  access: 'admin',
  roles: ['stock', 'manager', 'administrator'],
  idempotent: 'change',
  body: shape({
    storeId: Id,
    items: Type.Array(
      shape({
        menuItemId: Id,
        /** What the item had when it was decided: of each part that is changed, and the price and `wasPrice` together. */
        seen: StoreItemValues,
        /** What it gets. Stock is a count as of now. A price that reaches `wasPrice` ends the reduction. */
        set: StoreItemValues,
      }),
      { minItems: 1, maxItems: ITEMS_CHANGED_MAX },
    ),
    /** Changes every price by a share of it. `set` then has no price. */
    reprice: Type.Optional(
      shape({
        /** In thousandths: 25 raises by 2.5%, -100 lowers by 10%. */
        perMille: Type.Integer(REPRICE_PER_MILLE),
        rounding: PriceRounding,
      }),
    ),
  }),
  reply: shape({
    /** Each with the parts that changed: sent back with `after` as `seen` and `before` as `set`, it is undone. */
    changed: Type.Array(shape({ menuItemId: Id, before: StoreItemValues, after: StoreItemValues })),
    /** What was as it should be already. */
    unchanged: Type.Integer(),
    /** Somebody else has changed these since they were seen; nothing of them was written. */
    conflicts: Type.Array(shape({ menuItemId: Id, seen: StoreItemValues, now: StoreItemValues })),
    refused: Type.Array(shape({ menuItemId: Id, code: Refusal })),
  }),
  errors: ['store_not_found', 'idempotency_key_reused'],
});
