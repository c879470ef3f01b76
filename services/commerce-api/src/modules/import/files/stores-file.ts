import { facilities, paymentMethods } from '@storefront/api/entities/enumerations';
import { amount, coordinate, whole } from '../columns/amount-columns';
import { flag, someOf } from '../columns/choice-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { deliveryAreas, phone, postcode } from '../columns/place-columns';
import { code, line, paragraph, slug } from '../columns/text-columns';
import { dayHours, specialDays } from '../columns/time-columns';
import { defineFile } from './import-file';

const hours = (day: string) => optional(dayHours(`When it is open on ${day}; blank means closed`), null);

export const storesFile = defineFile({
  kind: 'stores',
  about: 'Your shops: where they are, when they open, what they offer.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the store')),
    name: required(line('As shoppers read it', 80)),
    slug: optionalColumn(slug('The last part of its page’s address; made from the name when it is blank')),
    address_line_1: required(line('House and street', 100)),
    address_line_2: optional(line('More of the address', 100), null),
    town: required(line('Town', 60)),
    county: optional(line('County', 60), null),
    postcode: required(postcode('Postcode')),
    latitude: optionalColumn(coordinate('Where it is; found by the postcode when it is blank', 90)),
    longitude: optionalColumn(coordinate('Where it is; found by the postcode when it is blank', 180)),
    phone: optional(phone('Its phone number'), null),
    about: optional(paragraph('A sentence or two about it', 600), ''),
    fulfilment: required(someOf('How orders reach the shopper', ['delivery', 'collection'] as const)),
    delivery_areas: optional(deliveryAreas('Where it delivers'), []),
    minimum_spend: optional(amount('The minimum value of an order'), 0),
    collection_minimum_spend: optional(amount('The same for collection; blank means the same as for delivery'), null),
    small_basket_fee: optional(amount('Charged for an order below `small_basket_below`'), 0),
    small_basket_below: optional(amount('The order value from which that fee is not charged'), 0),
    bag_fee: optional(amount('Charged for the bags of an order'), 0),
    free_delivery_from: optional(amount('Delivery is free from this order value; blank means never'), null),
    order_days_in_advance: optional(whole('How many days ahead can be ordered; 0 is today only', 0, 14), 13),
    only_future_slots: optional(flag('Accepts no orders for the same day'), false),
    guest_checkout: optional(flag('Shoppers may order without an account'), true),
    payment_methods: optional(
      someOf('How orders can be paid here, of the ways of the business; blank means all of them', paymentMethods),
      null,
    ),
    closed: optional(flag('Closed until further notice, regardless of the hours'), false),
    facilities: optional(someOf('What it has besides its goods', facilities), []),
    monday: hours('Monday'),
    tuesday: hours('Tuesday'),
    wednesday: hours('Wednesday'),
    thursday: hours('Thursday'),
    friday: hours('Friday'),
    saturday: hours('Saturday'),
    sunday: hours('Sunday'),
    special_days: optional(
      specialDays('Days with other hours, such as bank holidays and early closing; times outside them are not offered'),
      [],
    ),
  },
});
