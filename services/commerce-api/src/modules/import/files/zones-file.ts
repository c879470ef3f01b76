import { amount, whole } from '../columns/amount-columns';
import { optional, required } from '../columns/column';
import { deliveryAreas } from '../columns/place-columns';
import { code, line } from '../columns/text-columns';
import { defineFile } from './import-file';

export const zonesFile = defineFile({
  kind: 'zones',
  about:
    'Parts of a store’s delivery area with a price of their own. A store with zones delivers only within them; a store without zones has one price.',
  key: ['store', 'code'],
  whole: true,
  columns: {
    store: required(code('The code of the store')),
    code: required(code('Your own name for the zone; unique within its store')),
    name: required(line('As shoppers read it', 60)),
    postcodes: optional(
      deliveryAreas('Which postcodes it has, out of the store’s delivery_areas; the longest match decides'),
      [],
    ),
    within_metres: optional(
      whole('Or a ring: places up to this distance from the store; the smallest ring decides', 1, 200_000),
      null,
    ),
    fee: optional(amount('The price of every time in the zone; blank means the price of the time'), null),
    fee_added: optional(amount('What is added to the price of a time'), 0),
    orders_per_slot: optional(
      whole('The maximum number of orders of the zone at each time; blank for no limit', 0, 100_000),
      null,
    ),
    picking_units_per_slot: optional(
      whole('The maximum number of items of the zone at each time; blank for no limit', 0, 1_000_000),
      null,
    ),
  },
});
