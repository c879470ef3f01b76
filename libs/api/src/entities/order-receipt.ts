import Type, { type Static } from 'typebox';
import { Minor, nullable, shape } from '../declaration/shape';
import { BasketLineOption, BasketTotals } from './basket';
import { FulfilmentMethod } from './enumerations';
import { ItemImages } from './item-images';
import { StoreHours } from './store-hours';

/** What was ordered, when and where, without the shopper's name and address: a basket's token opens it. */
export const OrderReceipt = shape({
  fulfilmentMethod: FulfilmentMethod,
  slotStartsAt: nullable(Type.String()),
  slotEndsAt: nullable(Type.String()),
  storeName: Type.String(),
  /** In one line: '14 Lantern Yard, London, SE1 1TL'. */
  storeAddress: Type.String(),
  storeHours: StoreHours,
  lines: Type.Array(
    shape({
      name: Type.String(),
      images: ItemImages,
      /** What was chosen; missing for an item in place of another. */
      options: Type.Optional(Type.Array(BasketLineOption)),
      quantity: Type.Integer(),
      lineTotal: Minor,
      /** For an item sold by weight that was not weighed yet: the total is an estimate. */
      estimatedGrams: Type.Optional(Type.Integer()),
    }),
  ),
  totals: BasketTotals,
  /** The number of the order that this one replaced, when changed orders had new numbers; null for others. */
  replaces: Type.Optional(nullable(Type.String())),
  /** It is the changed state of an order with the same number. */
  isChanged: Type.Optional(Type.Boolean()),
});
export type OrderReceipt = Static<typeof OrderReceipt>;
