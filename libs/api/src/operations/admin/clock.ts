import Type from 'typebox';
import { YEAR_SECONDS } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Instant, shape } from '../../declaration/shape';

export const adminClock = defineOperation({
  key: 'POST /admin/clock',
  id: 'adminClock',
  domain: 'admin',
  summary: 'Move or reset the clock; absent in production',
  access: 'admin',
  body: shape({
    now: Type.Optional(Instant),
    advanceSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: YEAR_SECONDS })),
    reset: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ now: Type.String(), moved: Type.Boolean() }),
  errors: ['date_invalid'],
});
