import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { operatorPasskeys, operators } from '../../../database/schema/operator';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { answeredChallenge, trusting, verifyUse } from '../../auth/passkeys/passkey-proof';
import type { Business } from '../../businesses/businesses.repository';
import { operatorPasskeyOf } from '../../operators/operator-passkeys';
import { OPERATOR_SESSION_MS } from '../../operators/operator-sessions';
import { storeIdsOf } from '../../operators/operator-stores';
import { startSessionHere } from '../../operators/start-session-here';
import { deskOperatorOf } from '../desk-operator';

interface LogIn {
  readonly business: Business;
  readonly body: BodyOf<'POST /desk/passkey-log-in'>;
  readonly device: string | undefined;
  readonly handheld?: string | undefined;
  readonly address: string | undefined;
  readonly now: Date;
}

/**
 * Logs an operator in with what a passkey signed. It is two factors at once, so no code is mailed; a password on the same
 * device still needs one.
 * @throws Problem passkey_expired, passkey_unknown, passkey_refused
 */
export async function logInOperatorByPasskey(
  context: ServiceContext,
  { business, body: { assertion }, device, handheld, address, now }: LogIn,
): Promise<ReplyOf<'POST /desk/passkey-log-in'>> {
  const { db, keys } = context;
  const asked = { businessId: business.id, purpose: 'operator_log_in', deviceHash: device ?? '' } as const;
  const challenge = await answeredChallenge(context, asked, assertion.clientDataJSON, { address }, now);
  const found = await operatorPasskeyOf(db, business.id, assertion.id);
  if (!found) throw refuse('passkey_unknown');
  const { operatorId } = found;
  const operatorToken = await trusting(context, { operatorId, address }, () =>
    inTransaction(db, async (tx) => {
      // Locked, so that neither the operator nor the passkey is withdrawn or used elsewhere before this log-in.
      const [operator] = await tx.select().from(operators).where(eq(operators.id, operatorId)).for('no key update');
      const passkey = await operatorPasskeyOf(tx, business.id, assertion.id);
      if (!operator || operator.withdrawnAt || passkey?.operatorId !== operatorId) throw refuse('passkey_unknown');
      const used = await verifyUse(challenge, passkey, assertion, now);
      await tx.update(operatorPasskeys).set(used).where(eq(operatorPasskeys.id, passkey.id));
      return startSessionHere(tx, keys, { operatorId, businessId: business.id, handheld }, now);
    }),
  );
  return {
    operator: await deskOperatorOf(context, { operatorId, storeIds: await storeIdsOf(db, operatorId) }),
    operatorToken,
    expiresIn: OPERATOR_SESSION_MS / 1000,
  };
}
