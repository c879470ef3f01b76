import Type from 'typebox';
import { AdminSlot } from '../../entities/admin-slot';
import { FulfilmentMethod } from '../../entities/enumerations';
import { defineOperation } from '../../operation';
import { Day, Id, Line, shape } from '../../shape';

export const adminSlots = defineOperation({
  key: 'POST /admin/slots',
  id: 'adminSlots',
  domain: 'admin',
  summary: 'The coming slots of a store with their held and confirmed places',
  access: 'admin',
  safe: true,
  body: shape({
    /** The store's slug; with a business where several have it. */
    store: Line(100),
    businessId: Type.Optional(Id),
    /** One day; without it, all coming days. */
    day: Type.Optional(Day),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
  }),
  reply: shape({ storeId: Id, storeName: Type.String(), slots: Type.Array(AdminSlot) }),
  errors: ['store_not_found'],
});
