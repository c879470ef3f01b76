import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, Line, shape } from '../../declaration/shape';
import { AdminSlot } from '../../entities/admin-slot';
import { FulfilmentMethod } from '../../entities/enumerations';

export const adminSlots = defineOperation({
  key: 'POST /admin/slots',
  id: 'adminSlots',
  domain: 'admin',
  summary: 'The coming slots of a store with their held and confirmed places',
  access: 'admin',
  roles: ['manager'],
  safe: true,
  body: shape({
    /** The store's slug. */
    store: Line(100),
    /** Its name or one of its hosts; needed where several businesses have such a store. */
    business: Type.Optional(Line(253)),
    /** The first day; without it, all coming days. */
    day: Type.Optional(Day),
    /** The last day; the first by default. */
    to: Type.Optional(Day),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
  }),
  reply: shape({
    storeId: Id,
    storeName: Type.String(),
    currency: Type.String(),
    timeZone: Type.String(),
    slots: Type.Array(AdminSlot),
  }),
  errors: ['business_not_found', 'store_not_found'],
});
