import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, HOUR_MS } from '@storefront/api/durations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { at, type Database, firstRow } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { members, passwordResets } from '../../../database/schema/member';
import { normaliseEmail } from '../../../formats/normalise-email';
import { deleteOtherDevices, trustDevice } from '../../../http/callers/known-devices';
import { newId } from '../../../ids';
import type { Keys } from '../../../keys';
import { queuePasswordMail } from '../../../mail/password-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { claimAccount, removeCardsBeforeClaim } from '../claim-account';
import { endAllSessions } from '../sessions/sessions.service';
import { invalidateResets } from './invalidate-resets';
import { hashPassword } from './password';
import { checkConfirmation, checkNewPassword } from './password-rules';

/** Short, so that a link found in an old mail no longer works. */
const RESET_VALID_MS = HOUR_MS;
const RESET_RETENTION_MS = DAY_MS;
/** Every request takes at least this long, so that its duration does not reveal which e-mails exist. */
const MIN_REPLY_MS = 250;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The secret of a link, derived from the row and a key outside the database, so that a retried mail contains the same
 * link.
 */
export const resetToken = (keys: Pick<Keys, 'digest'>, resetId: number) => keys.digest(`password reset ${resetId}`);

/**
 * The origin that the link leads to: the business's first host. A demonstration, whose port is not in its settings, takes
 * the page that asked, if it is on one of the business's hosts.
 */
function linkOrigin({ config }: ServiceContext, { hosts }: Business, pageUrl: string | undefined): string {
  const url = !config.production && pageUrl && URL.canParse(pageUrl) ? new URL(pageUrl) : undefined;
  const own = url && /^https?:$/.test(url.protocol) && hosts.includes(url.hostname);
  return own ? url.origin : `https://${hosts[0]}`;
}

async function queueLink({ db, keys }: ServiceContext, business: Business, email: string, origin: string, now: Date) {
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.businessId, business.id), eq(members.emailAddress, email)));
  if (!member) return;
  await inTransaction(db, async (tx) => {
    const id = newId();
    await tx.insert(passwordResets).values({
      id,
      memberId: member.id,
      businessId: business.id,
      tokenHash: hashOf(resetToken(keys, id)),
      origin,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_VALID_MS),
    });
    await queuePasswordMail(tx, 'password_reset', business, { subjectId: id, recipient: email }, now);
  });
}

/** Mails a link if the e-mail has an account; the reply is the same if it has none. */
export async function requestPasswordReset(
  context: ServiceContext,
  business: Business,
  { email, pageUrl }: BodyOf<'POST /auth/request-password-reset'>,
  now: Date,
): Promise<ReplyOf<'POST /auth/request-password-reset'>> {
  const link = queueLink(context, business, normaliseEmail(email), linkOrigin(context, business, pageUrl), now);
  await Promise.all([link, pause(MIN_REPLY_MS)]);
  return { requested: true };
}

/** @throws Problem reset_token_invalid */
async function memberOfToken(db: Database, business: Business, token: string, now: Date) {
  const [found] = await db
    .select({ memberId: members.id, emailAddress: members.emailAddress })
    .from(passwordResets)
    .innerJoin(members, eq(members.id, passwordResets.memberId))
    .where(
      and(
        eq(passwordResets.tokenHash, hashOf(token)),
        eq(passwordResets.businessId, business.id),
        isNull(passwordResets.usedAt),
        sql`${passwordResets.expiresAt} > ${at(now)}`,
      ),
    );
  if (!found) throw refuse('reset_token_invalid');
  return found;
}

/** Whose password a token resets. It does not use the token up, because mail scanners open links too. */
export async function validateResetToken(
  db: Database,
  business: Business,
  token: string,
  now: Date,
): Promise<ReplyOf<'POST /auth/validate-reset-token'>> {
  const { emailAddress } = await memberOfToken(db, business, token, now);
  return { valid: true, emailAddress };
}

/** Sets a new password. It uses up all of the member's links and, unless asked otherwise, ends every session. */
export async function resetPassword(
  context: ServiceContext,
  business: Business,
  { resetToken: token, password, passwordConfirmation, logoutFromAll = true }: BodyOf<'POST /auth/reset-password'>,
  device: string | undefined,
  now: Date,
): Promise<ReplyOf<'POST /auth/reset-password'>> {
  const { db, keys } = context;
  checkConfirmation(password, passwordConfirmation);
  // Checked before the expensive hash, so that guessing tokens costs us little.
  const { memberId, emailAddress } = await memberOfToken(db, business, token, now);
  await checkNewPassword(password, emailAddress);
  const passwordHash = await hashPassword(password);
  const claim = { business, memberId, device };
  await removeCardsBeforeClaim(context, claim);
  const loginDevice = await inTransaction(db, async (tx) => {
    const used = await firstRow<{ id: number | string }>(
      tx,
      sql`update password_resets set used_at = ${at(now)}
          where token_hash = ${hashOf(token)} and used_at is null returning id`,
    );
    if (!used) throw refuse('reset_token_invalid');
    await invalidateResets(tx, memberId, now);
    await claimAccount(tx, context, claim, now);
    await deleteOtherDevices(tx, memberId, device);
    await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
    if (logoutFromAll) await endAllSessions(tx, memberId, now);
    const about = { subjectId: Number(used.id), recipient: emailAddress };
    await queuePasswordMail(tx, 'password_changed', business, about, now);
    return trustDevice(tx, keys, memberId, device, now);
  });
  return { changed: true, ...(loginDevice && { loginDevice }) };
}

/** Deletes links that expired long ago; opening one gives the same reply as before. */
export async function deleteOldResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(now.getTime() - RESET_RETENTION_MS)));
}
