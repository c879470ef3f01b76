import Type from 'typebox';
import { INTEGRATION_BODY_BYTES, STOCK_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Instant, shape } from '../../declaration/shape';
import { itemReference, rowsCall, rowsMost, rowsReply } from '../../entities/integration-rows';

export const integrationStockMovements = defineOperation({
  key: 'POST /v1/stock/movements',
  id: 'integrationStockMovements',
  domain: 'integration',
  summary: 'Change what a store has left: by a delta (needs an Idempotency-Key), or by a count with its time',
  access: 'integration',
  scopes: ['stock:write'],
  idempotent: 'change',
  bodyLimit: INTEGRATION_BODY_BYTES,
  body: shape({
    ...rowsCall,
    rows: Type.Array(
      shape({
        ...itemReference,
        /** Added to what is left: negative for a sale at the till. */
        delta: Type.Optional(Type.Integer({ minimum: -STOCK_MAX, maximum: STOCK_MAX })),
        /** How many could be sold at `countedAt`; orders, returns and deltas since then are added. */
        counted: Type.Optional(Type.Integer({ minimum: 0, maximum: STOCK_MAX })),
        countedAt: Type.Optional(Instant),
      }),
      rowsMost,
    ),
  }),
  reply: shape({
    ...rowsReply,
    /** Rows that took more than was left: nothing is left now, and `short` more were promised or sold. */
    short: Type.Array(shape({ line: Type.Integer({ minimum: 1 }), short: Type.Integer({ minimum: 1 }) })),
  }),
  errors: ['store_not_found', 'api_key_store_refused', 'idempotency_key_required', 'idempotency_key_reused'],
});
