import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';

export const adminImportBegin = defineOperation({
  key: 'POST /admin/import-begin',
  id: 'adminImportBegin',
  domain: 'admin',
  summary: "Begin an import of a business's own data; a business has one at a time",
  access: 'admin',
  roles: ['administrator'],
  wholeBusiness: true,
  body: shape({
    /** The business's name as a slug, or one of its hosts; optional while there is only one business. */
    business: Type.Optional(Line(200)),
    /** Removes rows that are missing from the files of their kind. */
    removeMissing: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ importId: Id, businessId: Id, businessName: Type.String(), currency: Type.String() }),
  errors: ['business_not_found', 'import_in_progress'],
});
