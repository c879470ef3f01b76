import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Day, shape } from '../../declaration/shape';
import { WeeklySlot } from '../../entities/weekly-slot';

export const skipWeeklySlot = defineOperation({
  key: 'POST /member/weekly-slot-skip',
  id: 'skipWeeklySlot',
  domain: 'member',
  summary: 'Leave out the coming date of the weekly slot, or take it back in',
  access: 'member',
  body: shape({
    /** The coming date that the member saw. */
    date: Day,
    skipped: Type.Boolean(),
  }),
  reply: shape({ weeklySlot: WeeklySlot }),
  errors: ['weekly_slot_not_found', 'weekly_date_changed'],
});
