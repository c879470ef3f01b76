import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, shape } from '../../declaration/shape';
import { DriverAtWork, PickerAtWork, TodayWave } from '../../entities/desk/today';
import { EVERY_ROLE } from '../../entities/operator';

export const deskToday = defineOperation({
  key: 'POST /desk/today',
  id: 'deskToday',
  domain: 'desk',
  summary: "The orders of a store's day by time slot, with their state, risk and pickers",
  access: 'admin',
  roles: EVERY_ROLE,
  safe: true,
  body: shape({
    storeId: Id,
    /** The store's today unless given. */
    day: Type.Optional(Day),
  }),
  reply: shape({
    storeId: Id,
    day: Day,
    timeZone: Type.String(),
    now: Type.String(),
    waves: Type.Array(TodayWave),
    pickers: Type.Array(PickerAtWork),
    drivers: Type.Array(DriverAtWork),
  }),
  errors: ['store_not_found', 'date_invalid'],
});
