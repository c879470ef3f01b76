import Type from 'typebox';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const adminImportAbort = defineOperation({
  key: 'POST /admin/import-abort',
  id: 'adminImportAbort',
  domain: 'admin',
  summary: 'Give an import up: nothing of it is kept',
  access: 'admin',
  body: shape({ importId: Id }),
  reply: shape({ aborted: Type.Boolean() }),
  errors: ['import_not_found'],
});
