import { price, stockCount } from '../columns/amount-columns';
import { flag } from '../columns/choice-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { code, line } from '../columns/text-columns';
import { defineFile } from './import-file';

export const pricesFile = defineFile({
  kind: 'prices',
  about: 'What one store asks for one item, and whether it has it. A row here overrides the price in items.csv.',
  key: ['item', 'store'],
  columns: {
    item: required(code('The code of the item')),
    store: required(code('The code of the store')),
    price: optional(price('What it costs there; blank takes it off sale there'), null),
    was_price: optional(price('What it cost there before it was reduced'), null),
    in_stock: optionalColumn(flag('Whether it can be bought there now; a new one can')),
    stock: optionalColumn(stockCount('How many are left, where the store counts them; blank keeps the count')),
    aisle: optional(line('The aisle in which it stands there, by which pickers walk: 4, or Wall', 20), null),
    bay: optional(line('The bay of that aisle; needs an aisle', 20), null),
    shelf: optional(line('The shelf of that bay; needs an aisle', 20), null),
  },
});
