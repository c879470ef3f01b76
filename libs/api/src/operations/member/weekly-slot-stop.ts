import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const stopWeeklySlot = defineOperation({
  key: 'DELETE /member/weekly-slot',
  id: 'stopWeeklySlot',
  domain: 'member',
  summary: 'Stop the weekly slot; its kept place is free again',
  access: 'member',
  body: shape({}),
  reply: shape({ stopped: Type.Boolean() }),
  errors: [],
});
