import Type from 'typebox';
import { INTEGRATION_BODY_BYTES } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { shape } from '../../declaration/shape';
import { itemReference, rowsCall, rowsMost, rowsReply } from '../../entities/integration-rows';

export const integrationAvailability = defineOperation({
  key: 'POST /v1/availability',
  id: 'integrationAvailability',
  domain: 'integration',
  summary: 'Say which items a store has at all, for items that it does not count',
  access: 'integration',
  scopes: ['stock:write'],
  bodyLimit: INTEGRATION_BODY_BYTES,
  body: shape({
    ...rowsCall,
    rows: Type.Array(shape({ ...itemReference, available: Type.Boolean() }), rowsMost),
  }),
  reply: shape(rowsReply),
  errors: ['store_not_found', 'api_key_store_refused'],
});
