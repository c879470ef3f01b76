import { defineOperation } from '../../declaration/operation';
import { BasketToken, shape } from '../../declaration/shape';
import { HoldUpdate } from '../../entities/hold-update';

export const holdStream = defineOperation({
  key: 'GET /slots/hold-stream',
  id: 'holdStream',
  domain: 'slots',
  summary:
    'What happens to a basket’s reservation, as server-sent events: `update`, and `heartbeat` while nothing happens',
  stream: true,
  limits: [{ per: 'address', count: 240, seconds: 60 }],
  query: shape({ basketToken: BasketToken }),
  reply: HoldUpdate,
  errors: ['basket_not_found', 'rate_limited'],
});
