import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { Email, shape } from '../../declaration/shape';
import { CODE_LIMITS } from '../../limits/code-limits';

export const guestDataCodeRequest = defineOperation({
  key: 'POST /guest-data/code-request',
  id: 'guestDataCodeRequest',
  domain: 'other',
  summary: 'Request a code by e-mail that opens what is kept of a guest; the reply is the same for every address',
  limits: CODE_LIMITS,
  session: { usesGuestDetails: true },
  body: shape({ email: Email }),
  reply: shape({ requested: Type.Literal(true) }),
  errors: ['guest_session_required', 'rate_limited'],
});
