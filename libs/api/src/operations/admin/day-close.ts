import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Day, Line, shape } from '../../declaration/shape';
import { DayClose } from '../../entities/day-close';

export const adminDayClose = defineOperation({
  key: 'POST /admin/day-close',
  id: 'adminDayClose',
  domain: 'admin',
  summary: 'What a business took and gave back on some days, by store, from the ledger',
  access: 'admin',
  roles: ['finance', 'manager'],
  body: shape({
    /** Its name or one of its hosts; an operator’s own, or the only one, by default. */
    business: Type.Optional(Line(253)),
    /** One store, by its slug; all by default. */
    store: Type.Optional(Line(100)),
    /** In the time zone of the business; yesterday by default. */
    day: Type.Optional(Day),
    /** The last day; the first by default. */
    to: Type.Optional(Day),
    /** Also compares the gateways' lists of the payments that began on these days with the ledger. */
    compare: Type.Optional(Type.Boolean()),
  }),
  reply: DayClose,
  errors: ['business_not_found', 'store_not_found', 'date_invalid'],
});
