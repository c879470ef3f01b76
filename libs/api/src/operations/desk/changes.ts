import { defineOperation } from '../../declaration/operation';
import { IdText, shape } from '../../declaration/shape';
import { StoreChange } from '../../entities/desk/store-change';
import { EVERY_ROLE } from '../../entities/operator';

export const deskChanges = defineOperation({
  key: 'GET /desk/changes',
  id: 'deskChanges',
  domain: 'desk',
  summary:
    'An event whenever something of a store’s orders changes, as server-sent events: `update`, and `heartbeat` while nothing does',
  access: 'admin',
  roles: EVERY_ROLE,
  stream: true,
  limits: [{ per: 'address', count: 600, seconds: 60 }],
  query: shape({ storeId: IdText }),
  reply: StoreChange,
  errors: ['store_not_found', 'rate_limited'],
});
