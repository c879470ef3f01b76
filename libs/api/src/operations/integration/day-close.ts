import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Day, Slug, shape } from '../../declaration/shape';
import { DayClose } from '../../entities/day-close';

export const integrationDayClose = defineOperation({
  key: 'GET /v1/day-close',
  id: 'integrationDayClose',
  domain: 'integration',
  summary: 'What the business took and gave back on some days, by store, from the ledger',
  access: 'integration',
  scopes: ['reports'],
  safe: true,
  // A year is read day by day.
  limits: [{ per: 'key', count: 30, seconds: 60 }],
  query: shape({
    /** The first day, in the time zone of the business; yesterday by default. */
    from: Type.Optional(Day),
    /** The last day; the first by default. */
    to: Type.Optional(Day),
    /** One store, by its slug; all by default. A key for some stores must name one of them. */
    store: Type.Optional(Slug),
  }),
  /** Without a comparison with the gateways' lists. */
  reply: DayClose,
  errors: ['store_not_found', 'api_key_store_refused', 'date_invalid'],
});
