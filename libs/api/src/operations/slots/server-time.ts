import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';

export const serverTime = defineOperation({
  key: 'GET /slots/server-time',
  id: 'serverTime',
  domain: 'slots',
  summary: 'The time that reservations are measured by',
  safe: true,
  reply: shape({ serverTime: Type.String() }),
  errors: [],
});
