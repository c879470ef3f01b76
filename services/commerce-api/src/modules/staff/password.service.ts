import { setTimeout as pause } from 'node:timers/promises';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/in-transaction';
import { operators } from '../../database/schema/operator';
import type { ServiceContext } from '../../service-context';
import { hashPassword } from '../auth/passwords/password';
import { checkNewPassword } from '../auth/passwords/password-rules';
import type { Business } from '../businesses/businesses.repository';
import { removeOperatorPasskeys } from '../operators/operator-passkeys';
import { endOperatorSessions } from '../operators/operator-sessions';
import { inviteOperator, operatorOfInvitation, redeemInvitation, useUpInvitations } from './invitations';
import { operatorByEmail } from './log-in.service';
import { forgetOperatorDevices } from './operator-devices';

/** Every request takes at least this long, so that its duration does not reveal which e-mails exist. */
const MIN_REPLY_MS = 250;

/** Mails a link if an operator of the business has the address; the reply is the same if none has. */
export async function requestOperatorPassword(
  { db, keys }: ServiceContext,
  business: Business,
  { email }: BodyOf<'POST /desk/forgotten-password'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/forgotten-password'>> {
  const send = async () => {
    const operator = await operatorByEmail(db, business.id, email);
    if (operator) await inTransaction(db, (tx) => inviteOperator(tx, keys, operator, 'operator_password', now));
  };
  await Promise.all([send(), pause(MIN_REPLY_MS)]);
  return { requested: true };
}

/**
 * Sets the password of the operator whose link it is. It uses up their other links, ends their sessions, each device
 * needs a code again, and the PIN and the passkeys are forgotten.
 * @throws Problem operator_invitation_invalid, password_too_common
 */
export async function acceptInvitation(
  { db, keys }: ServiceContext,
  business: Business,
  { token, password }: BodyOf<'POST /desk/accept-invitation'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/accept-invitation'>> {
  // Checked before the expensive hash, so that guessing tokens costs us little.
  const { invitationId, operatorId, email } = await operatorOfInvitation(db, keys, business.id, token, now);
  await checkNewPassword(password, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await redeemInvitation(tx, invitationId, now);
    await useUpInvitations(tx, operatorId, now);
    await tx.update(operators).set({ passwordHash, pinHash: null }).where(eq(operators.id, operatorId));
    await endOperatorSessions(tx, { operatorId }, now);
    await forgetOperatorDevices(tx, operatorId);
    await removeOperatorPasskeys(tx, operatorId);
  });
  return { email };
}
