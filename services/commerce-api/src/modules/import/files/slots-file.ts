import { amount, signedAmount, whole } from '../columns/amount-columns';
import { oneOf } from '../columns/choice-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { code, codes } from '../columns/text-columns';
import { days, timeOfDay } from '../columns/time-columns';
import { defineFile } from './import-file';

export const slotsFile = defineFile({
  kind: 'slots',
  about: 'The times that shoppers can choose, week after week. Every day adds one more day of them, two weeks ahead.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the time')),
    stores: optional(
      codes('The codes of the stores that offer it; blank means every store that offers the method'),
      null,
    ),
    method: required(oneOf('What it is for', ['delivery', 'collection'] as const)),
    days: required(days('The days of the week on which it is offered')),
    starts: required(timeOfDay('When it begins')),
    ends: required(timeOfDay('When it ends, on the same day')),
    capacity: required(whole('The maximum number of orders', 0, 100_000)),
    lead_minutes: optionalColumn(
      whole(
        'How many minutes before it begins the last order is accepted; a new time has 60 for delivery, 30 for collection',
        0,
        10_080,
      ),
    ),
    order_by: optional(timeOfDay('The time of the previous day by which it must be ordered; blank for none'), null),
    pool: optional(
      code('The name of a pool: times of one store with the same pool share its orders on each day; blank for none'),
      null,
    ),
    pool_capacity: optional(
      whole('The maximum number of orders of the pool on one day; the same for each of its times', 1, 100_000),
      null,
    ),
    picking_units: optional(whole('The maximum number of items in its orders; blank for no limit', 1, 1_000_000), null),
    pool_picking_units: optional(
      whole('The maximum number of items in the orders of the pool on one day; blank for no limit', 1, 1_000_000),
      null,
    ),
    zones: optional(codes('The codes of the delivery zones that it serves; blank means every zone'), null),
    fee: optional(amount('What the shopper pays for it'), 0),
    busy_from: optional(
      whole('From this percentage of taken orders on, `busy_fee` is added; blank for one price', 1, 100),
      null,
    ),
    busy_fee: optional(signedAmount('What is then added to the price; with a minus sign it is taken off'), 0),
  },
});
