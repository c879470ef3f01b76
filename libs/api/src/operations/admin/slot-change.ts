import Type from 'typebox';
import { SLOT_CAPACITY_MAX, SLOT_FEE_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { AdminSlot } from '../../entities/admin-slot';

export const adminSlotChange = defineOperation({
  key: 'POST /admin/slot-change',
  id: 'adminSlotChange',
  domain: 'admin',
  summary: 'Change the capacity or fee of a slot, or withdraw it; confirmed orders keep their place',
  access: 'admin',
  roles: ['manager'],
  body: shape({
    storeId: Id,
    slotId: Id,
    /** Below the reserved places the newest holds are withdrawn, but no confirmed place. */
    capacity: Type.Optional(Type.Integer({ minimum: 0, maximum: SLOT_CAPACITY_MAX })),
    /** Held and confirmed places keep the fee that they were held with. */
    fee: Type.Optional(Type.Integer({ minimum: 0, maximum: SLOT_FEE_MAX })),
    /** True takes no more orders and withdraws every hold; false offers the slot again. */
    withdrawn: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    slot: AdminSlot,
    /** How many holds were withdrawn. */
    withdrawnHolds: Type.Integer(),
    /** Numbers of the orders that keep their place in the slot. */
    orders: Type.Array(Type.String()),
  }),
  errors: ['slot_not_found'],
});
