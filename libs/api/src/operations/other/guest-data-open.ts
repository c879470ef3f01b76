import { defineOperation } from '../../declaration/operation';
import { shape, TypedCode } from '../../declaration/shape';
import { GuestData } from '../../entities/guest-data';

export const guestDataOpen = defineOperation({
  key: 'POST /guest-data/open',
  id: 'guestDataOpen',
  domain: 'other',
  summary: 'Open what is kept of a guest with the code, for 15 minutes and for the session that asked',
  limits: [{ per: 'address', count: 60, seconds: 900, group: 'code-tried' }],
  session: { usesGuestDetails: true },
  body: shape({ confirmationCode: TypedCode }),
  reply: GuestData,
  errors: ['code_incorrect', 'rate_limited'],
});
