import type { BodyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { memberPasskeys } from '../../../database/schema/member';
import { recordTransition } from '../../../database/transitions';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { lockMember } from '../../member/member.repository';
import { type MemberTokens, memberTokens } from '../sessions/member-tokens';
import { startMemberSession } from '../sessions/start-member-session';
import { passkeyOfCredential } from './member-passkeys';
import { answeredChallenge, trusting, verifyUse } from './passkey-proof';

interface LogIn {
  readonly business: Business;
  readonly body: BodyOf<'POST /auth/passkey-log-in'>;
  readonly device: string | undefined;
  readonly deviceName: string | undefined;
  readonly address: string | undefined;
  readonly now: Date;
}

/**
 * Logs in with what a passkey signed.
 * @throws Problem passkey_expired, passkey_unknown, passkey_refused
 */
export async function logInByPasskey(context: ServiceContext, call: LogIn): Promise<MemberTokens> {
  const { business, body, device, deviceName, address, now } = call;
  const { assertion, basketToken } = body;
  const { db, keys } = context;
  const asked = { businessId: business.id, purpose: 'log_in', deviceHash: device ?? '' } as const;
  const challenge = await answeredChallenge(context, asked, assertion.clientDataJSON, { address }, now);
  const found = await passkeyOfCredential(db, business.id, assertion.id);
  if (!found) throw refuse('passkey_unknown');
  const { memberId } = found;
  return trusting(context, { memberId, address }, async () => {
    const session = await inTransaction(db, async (tx) => {
      // Locked, so that the passkey cannot be removed or used elsewhere before this log-in.
      await lockMember(tx, business.id, memberId);
      const passkey = await passkeyOfCredential(tx, business.id, assertion.id);
      if (!passkey || passkey.memberId !== memberId) throw refuse('passkey_unknown');
      const used = await verifyUse(challenge, passkey, assertion, now);
      await tx.update(memberPasskeys).set(used).where(eq(memberPasskeys.id, passkey.id));
      await recordTransition(tx, 'passkey', 'kept', 'used');
      const login = { business, memberId, kind: 'passkey', basketToken, device, deviceName, keys, now } as const;
      return startMemberSession(tx, login);
    });
    return memberTokens(context, business, session, now);
  });
}
