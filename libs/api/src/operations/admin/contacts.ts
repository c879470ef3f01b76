import Type from 'typebox';
import { OPERATOR_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Line, shape } from '../../declaration/shape';
import { ContactRequestView } from '../../entities/contact-request';

export const adminContacts = defineOperation({
  key: 'POST /admin/contacts',
  id: 'adminContacts',
  domain: 'admin',
  summary:
    'Messages of shoppers to the operator’s business, or to every business, newest first, or one by its reference',
  access: 'admin',
  roles: ['support', 'manager', 'administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({
    businessId: Type.Optional(Id),
    reference: Type.Optional(Line(20)),
    /** Only unanswered ones. */
    openOnly: Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_MAX })),
  }),
  reply: shape({ contacts: Type.Array(ContactRequestView), total: Type.Integer() }),
  errors: [],
});
