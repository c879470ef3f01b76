import Type from 'typebox';
import { BusinessFile } from '../../entities/business-file';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

export const adminBusinessSave = defineOperation({
  key: 'POST /admin/business-save',
  id: 'adminBusinessSave',
  domain: 'admin',
  summary: 'Add a business, or change the one of that name; every setting is checked before any is kept',
  access: 'admin',
  body: shape({ business: BusinessFile, checkOnly: Type.Optional(Type.Boolean()) }),
  reply: shape({ businessId: Id, isNew: Type.Boolean(), changed: Type.Array(Type.String()) }),
  errors: ['validation_failed', 'host_taken'],
});
