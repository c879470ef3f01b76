import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { WeeklySlot, WeeklyWindow } from '../../entities/weekly-slot';

export const setWeeklySlot = defineOperation({
  key: 'PUT /member/weekly-slot',
  id: 'setWeeklySlot',
  domain: 'member',
  summary: 'Ask for a window every week, or for another one; the place of the coming date is kept if there is one',
  access: 'member',
  body: shape({
    storeId: Id,
    ...WeeklyWindow.properties,
    /** Where it is delivered; not for a collection. */
    addressId: Type.Optional(Id),
  }),
  reply: shape({ weeklySlot: WeeklySlot }),
  errors: [
    'store_not_found',
    'slot_not_found',
    'slot_not_at_address',
    'address_required',
    'address_not_found',
    'out_of_delivery_area',
  ],
});
