import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';

export const adminImportAbort = defineOperation({
  key: 'POST /admin/import-abort',
  id: 'adminImportAbort',
  domain: 'admin',
  summary: 'Abort an import; nothing of it is applied',
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({ importId: Id }),
  reply: shape({ aborted: Type.Boolean() }),
  errors: ['import_not_found'],
});
