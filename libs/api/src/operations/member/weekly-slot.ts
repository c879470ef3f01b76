import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, nullable, shape } from '../../declaration/shape';
import { WeeklySlot, WeeklyWindow } from '../../entities/weekly-slot';

export const weeklySlot = defineOperation({
  key: 'POST /member/weekly-slot',
  id: 'weeklySlot',
  domain: 'member',
  summary: 'The member’s weekly slot, and the windows to choose one from',
  access: 'member',
  safe: true,
  body: shape({
    /** Whose windows are listed; without it those of the weekly slot’s store, or of the last order’s. */
    storeId: Type.Optional(Id),
  }),
  reply: shape({
    weeklySlot: nullable(WeeklySlot),
    /** Null when no store is known yet. */
    store: nullable(shape({ storeId: Id, name: Type.String(), slug: Type.String() })),
    windows: Type.Array(WeeklyWindow),
  }),
  errors: ['store_not_found'],
});
