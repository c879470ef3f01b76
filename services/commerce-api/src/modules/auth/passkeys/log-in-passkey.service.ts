import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { memberPasskeys } from '../../../database/schema/member';
import { recordTransition } from '../../../database/transitions';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { lockMember } from '../../member/member.repository';
import { type MemberTokens, memberTokens } from '../sessions/member-tokens';
import { startMemberSession } from '../sessions/start-member-session';
import { type MemberPasskey, passkeyOfCredential } from './member-passkeys';
import { takeChallenge } from './passkey-challenges';
import { PasskeyFailure, verifyAssertion } from './verify-passkey';

interface LogIn {
  readonly business: Business;
  readonly body: BodyOf<'POST /auth/passkey-log-in'>;
  readonly device: string | undefined;
  readonly deviceName: string | undefined;
  readonly address: string | undefined;
  readonly now: Date;
}

/** An authenticator that counts has signed more than it tells: there may be a copy of the passkey. */
class CounterWentBack extends Error {
  constructor(readonly passkey: MemberPasskey) {
    super();
  }
}

/** Authenticators that do not count always say 0. */
const isBack = (counter: number, before: number): boolean => (counter > 0 || before > 0) && counter <= before;

/**
 * Logs in with what a passkey signed.
 * @throws Problem passkey_expired, passkey_unknown, passkey_refused
 */
export async function logInByPasskey(context: ServiceContext, call: LogIn): Promise<MemberTokens> {
  const { business, body, device, deviceName, address, now } = call;
  const { assertion, basketToken } = body;
  const { db, keys } = context;
  const asked = { businessId: business.id, purpose: 'log_in', deviceHash: device ?? '', memberId: null } as const;
  const challenge = await takeChallenge(db, asked, assertion.clientDataJSON, now);
  if (!challenge) {
    logSecurity(context, 'passkey_refused', { reason: 'no challenge', address });
    throw refuse('passkey_expired');
  }
  const found = await passkeyOfCredential(db, business.id, assertion.id);
  if (!found) throw refuse('passkey_unknown');
  const { memberId } = found;
  try {
    const session = await inTransaction(db, async (tx) => {
      // Locked, so that the passkey cannot be removed or used elsewhere before this log-in.
      await lockMember(tx, business.id, memberId);
      const passkey = await passkeyOfCredential(tx, business.id, assertion.id);
      if (!passkey || passkey.memberId !== memberId) throw refuse('passkey_unknown');
      const { counter, isBackedUp } = await verifyAssertion(challenge, passkey, assertion);
      if (isBack(counter, passkey.counter)) throw new CounterWentBack(passkey);
      const used = { counter, isBackedUp, lastUsedAt: now };
      await tx.update(memberPasskeys).set(used).where(eq(memberPasskeys.id, passkey.id));
      await recordTransition(tx, 'passkey', 'kept', 'used');
      const login = { business, memberId, kind: 'passkey', basketToken, device, deviceName, keys, now } as const;
      return startMemberSession(tx, login);
    });
    return await memberTokens(context, business, session, now);
  } catch (error) {
    if (error instanceof CounterWentBack)
      logSecurity(context, 'passkey_counter_went_back', { memberId, passkeyId: error.passkey.id, address });
    else if (error instanceof PasskeyFailure)
      logSecurity(context, 'passkey_refused', { memberId, reason: error.message, address });
    else throw error;
    throw refuse('passkey_refused');
  }
}
