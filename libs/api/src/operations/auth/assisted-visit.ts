import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, nullable, shape } from '../../declaration/shape';
import { AssistedVisit, LinkToken } from '../../entities/assisted-visit';

export const assistedVisitOpen = defineOperation({
  key: 'POST /auth/assisted-visit-open',
  id: 'assistedVisitOpen',
  domain: 'auth',
  summary: "Open the shop for a shopper on the phone, with the link from the desk; it replaces the browser's session",
  limits: [{ per: 'address', count: 30, seconds: 60 }],
  session: { opensAssistedVisit: true, basketToken: 'basketToken' },
  body: shape({ visitToken: LinkToken }),
  reply: shape({
    ...AssistedVisit.properties,
    /** The guest session of the visit, which the shell keeps. */
    guestSession: Type.String(),
    /** Of a member's visit: tokens as of a log-in. */
    tokens: nullable(shape({ access_token: Type.String(), expires_in: Type.Integer(), refresh_token: Type.String() })),
    basketToken: nullable(BasketToken),
  }),
  errors: ['assisted_link_invalid'],
});

export const assistedVisit = defineOperation({
  key: 'GET /auth/assisted-visit',
  id: 'assistedVisit',
  domain: 'auth',
  summary: 'For whom this session of an operator orders',
  safe: true,
  reply: AssistedVisit,
  errors: ['assisted_visit_ended', 'payment_link_sent'],
});

export const assistedVisitEnd = defineOperation({
  key: 'POST /auth/assisted-visit-end',
  id: 'assistedVisitEnd',
  domain: 'auth',
  summary: 'End a visit in which an operator ordered for a shopper',
  session: { endsSession: true, endsAssistedVisit: true },
  body: shape({}),
  reply: shape({ ended: Type.Literal(true) }),
  errors: [],
});
