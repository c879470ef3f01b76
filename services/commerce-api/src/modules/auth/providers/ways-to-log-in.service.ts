import type { LogInProvider } from '@storefront/api/entities/enumerations';
import type { WaysToLogIn } from '@storefront/api/entities/way-to-log-in';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { inTransaction } from '../../../database/in-transaction';
import { memberIdentities, memberPasskeys, members } from '../../../database/schema/member';
import { recordTransition } from '../../../database/transitions';
import { deleteOtherDevices } from '../../../http/callers/known-devices';
import type { Identity } from '../../../http/operation.types';
import { newId } from '../../../ids';
import { queuePasskeyMail } from '../../../mail/passkey-mail';
import { queuePasswordMail } from '../../../mail/password-mail';
import { queueProviderMail } from '../../../mail/provider-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { lockMember, memberById } from '../../member/member.repository';
import { assertFresh, assertRecentLogIn } from '../assert-fresh';
import { passkeysOf } from '../passkeys/member-passkeys';
import { passkeyView } from '../passkeys/stored-passkey';
import { invalidateResets } from '../passwords/invalidate-resets';
import { endOtherSessionsIn } from '../sessions/member-sessions.service';
import { isSessionOpen } from '../sessions/sessions.service';

type Ways = Omit<WaysToLogIn, 'addable'>;

/** A member's ways to log in; a further kind of way is added here, so that the last one is counted rightly. */
async function waysOf(db: Database, businessId: number, memberId: number): Promise<Ways> {
  const [member] = await db
    .select({ passwordHash: members.passwordHash })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.businessId, businessId)));
  if (!member) throw refuse('session_ended');
  const rows = await db
    .select()
    .from(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .orderBy(asc(memberIdentities.createdAt));
  return {
    hasPassword: member.passwordHash !== null,
    providers: rows.map(({ provider, emailAddress, createdAt }) => ({
      provider,
      emailAddress,
      addedAt: createdAt.toISOString(),
    })),
    passkeys: (await passkeysOf(db, memberId)).map(passkeyView),
  };
}

/** A member's ways to log in, and the providers that can be added. */
export async function waysToLogIn(
  { db, providers }: ServiceContext,
  { id: businessId }: Business,
  memberId: number,
): Promise<WaysToLogIn> {
  const ways = await waysOf(db, businessId, memberId);
  const added = ways.providers.map(({ provider }) => provider);
  return { ...ways, addable: [...providers(businessId).keys()].filter((name) => !added.includes(name)) };
}

/**
 * Removes a way to log in, unless it is the last one that works: a provider that the business no longer offers, and a
 * passkey of a host that it no longer has, do not count.
 * @param without the ways that are left; undefined when there is nothing to remove
 * @throws Problem last_way_to_log_in
 */
async function removeWay(
  { db, providers }: ServiceContext,
  { id: businessId, hosts }: Business,
  memberId: number,
  without: (ways: Ways) => Ways | undefined,
  remove: (tx: Database) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Two removals at once must not remove the last two ways.
    await lockMember(tx, businessId, memberId);
    const left = without(await waysOf(tx, businessId, memberId));
    if (!left) return;
    const offered = providers(businessId);
    const works =
      left.hasPassword ||
      left.providers.some(({ provider }) => offered.has(provider)) ||
      left.passkeys.some(({ host }) => hosts.includes(host));
    if (!works) throw refuse('last_way_to_log_in');
    await remove(tx);
  });
}

/**
 * Removes a provider, and tells the member by mail; removing one that is not there changes nothing.
 * @throws Problem fresh_login_needed, last_way_to_log_in
 */
export async function removeProvider(
  context: ServiceContext,
  business: Business,
  { memberId, sessionId }: Identity,
  provider: LogInProvider,
  now: Date,
): Promise<WaysToLogIn> {
  await assertRecentLogIn(context, sessionId, now);
  const without = (ways: Ways) => {
    const providers = ways.providers.filter((way) => way.provider !== provider);
    return providers.length < ways.providers.length ? { ...ways, providers } : undefined;
  };
  await removeWay(context, business, memberId, without, async (tx) => {
    await tx
      .delete(memberIdentities)
      .where(and(eq(memberIdentities.memberId, memberId), eq(memberIdentities.provider, provider)));
    await queueProviderMail(tx, 'provider_removed', { businessId: business.id, memberId }, newId(), now);
  });
  return waysToLogIn(context, business, memberId);
}

/**
 * Removes a passkey, and tells the member by mail.
 * @throws Problem fresh_login_needed, last_way_to_log_in, passkey_not_found
 */
export async function removePasskey(
  context: ServiceContext,
  business: Business,
  { memberId, sessionId }: Identity,
  passkeyId: number,
  now: Date,
): Promise<WaysToLogIn> {
  await assertRecentLogIn(context, sessionId, now);
  const without = (ways: Ways) => {
    const passkeys = ways.passkeys.filter((passkey) => passkey.passkeyId !== passkeyId);
    if (passkeys.length === ways.passkeys.length) throw refuse('passkey_not_found');
    return { ...ways, passkeys };
  };
  await removeWay(context, business, memberId, without, async (tx) => {
    await tx.delete(memberPasskeys).where(and(eq(memberPasskeys.id, passkeyId), eq(memberPasskeys.memberId, memberId)));
    await queuePasskeyMail(tx, 'passkey_removed', { businessId: business.id, memberId }, passkeyId, now);
    await recordTransition(tx, 'passkey', 'kept', 'removed');
  });
  return waysToLogIn(context, business, memberId);
}

interface PasswordRemoval {
  readonly business: Business;
  readonly member: Identity;
  readonly body: BodyOf<'POST /member/password-remove'>;
  readonly device: string | undefined;
  readonly now: Date;
}

/**
 * Removes the password, which the member types again, and tells them by mail. Other sessions and devices, and links to
 * set a password, end: somebody who knew the password may have them. Without a password it changes nothing.
 * @throws Problem current_password_incorrect, last_way_to_log_in, session_ended
 */
export async function removePassword(context: ServiceContext, call: PasswordRemoval): Promise<WaysToLogIn> {
  const { business, member: identity, body, device, now } = call;
  const { memberId, sessionId } = identity;
  const member = await memberById(context.db, memberId, business.id);
  if (member?.passwordHash) await assertFresh(context, member, identity, body.currentPassword, now);
  const without = (ways: Ways) => (ways.hasPassword ? { ...ways, hasPassword: false } : undefined);
  await removeWay(context, business, memberId, without, async (tx) => {
    // Its owner may have changed the password since it was checked, which ends this session.
    if (!(await isSessionOpen(tx, sessionId))) throw refuse('session_ended');
    await tx.update(members).set({ passwordHash: null }).where(eq(members.id, memberId));
    await endOtherSessionsIn(tx, identity, now);
    await invalidateResets(tx, memberId, now);
    await deleteOtherDevices(tx, memberId, device);
    const about = { subjectId: newId(), recipient: member?.emailAddress ?? '' };
    await queuePasswordMail(tx, 'password_removed', business, about, now);
  });
  return waysToLogIn(context, business, memberId);
}
