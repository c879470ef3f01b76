import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { HoursEffect, StoreSettings, storeHours, storeSettings } from '../../entities/desk/store-settings';

export const deskStore = defineOperation({
  key: 'POST /desk/store',
  id: 'deskStore',
  domain: 'desk',
  summary: 'The hours of a store, its closures, and what it asks of an order',
  access: 'admin',
  roles: ['manager', 'administrator'],
  safe: true,
  body: shape({ storeId: Id }),
  reply: StoreSettings,
  errors: ['store_not_found'],
});

export const deskStoreHoursEffect = defineOperation({
  key: 'POST /desk/store-hours-effect',
  id: 'deskStoreHoursEffect',
  domain: 'desk',
  summary: 'What other hours of a store would mean for orders and held places, before they are saved',
  access: 'admin',
  roles: ['manager', 'administrator'],
  safe: true,
  body: shape({ storeId: Id, ...storeHours }),
  reply: HoursEffect,
  errors: ['store_not_found', 'store_hours_invalid'],
});

const { closed, guestCheckout, minimumSpend, freeDeliveryFrom, orderDaysInAdvance } = storeSettings;
const someSettings = {
  closed: Type.Optional(closed),
  guestCheckout: Type.Optional(guestCheckout),
  minimumSpend: Type.Optional(minimumSpend),
  freeDeliveryFrom: Type.Optional(freeDeliveryFrom),
  orderDaysInAdvance: Type.Optional(orderDaysInAdvance),
  openingHours: Type.Optional(storeHours.openingHours),
  specialDays: Type.Optional(storeHours.specialDays),
};

export const deskStoreChange = defineOperation({
  key: 'POST /desk/store-change',
  id: 'deskStoreChange',
  domain: 'desk',
  summary:
    'Change what is given of a store, unless somebody else has changed it since it was seen; with other hours, slots outside them are not offered and held places in them end',
  access: 'admin',
  roles: ['manager', 'administrator'],
  body: shape({
    storeId: Id,
    /** What each part that is changed was when the change was decided. */
    seen: shape(someSettings),
    ...someSettings,
  }),
  reply: shape({ settings: StoreSettings, effect: HoursEffect }),
  errors: ['store_changed', 'store_hours_invalid', 'store_not_found'],
});
