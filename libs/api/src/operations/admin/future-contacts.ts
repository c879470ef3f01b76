import Type from 'typebox';
import { FUTURE_CONTACTS_PAGE_MAX, OPERATOR_PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Line, shape } from '../../declaration/shape';
import { FutureContactView } from '../../entities/future-contact';

export const adminFutureContacts = defineOperation({
  key: 'POST /admin/future-contacts',
  id: 'adminFutureContacts',
  domain: 'admin',
  summary: 'The people who wait for a store that delivers to a postcode, by postcode',
  access: 'admin',
  roles: ['support', 'administrator'],
  wholeBusiness: true,
  safe: true,
  body: shape({
    /** By name or host; every business by default. */
    business: Type.Optional(Line(253)),
    /** A postcode or a prefix of one. */
    postcode: Type.Optional(Line(12)),
    openOnly: Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: OPERATOR_PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: FUTURE_CONTACTS_PAGE_MAX })),
  }),
  reply: shape({ contacts: Type.Array(FutureContactView), total: Type.Integer() }),
  errors: ['business_not_found'],
});
