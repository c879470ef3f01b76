import type { ProviderRefusal } from '@storefront/api/entities/enumerations';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import type { ProvenIdentity } from '../../../context/provider.types';
import type { Database } from '../../../database/database.types';
import { brokenConstraint } from '../../../database/database-error';
import { inTransaction } from '../../../database/in-transaction';
import { members } from '../../../database/schema/member';
import type { Identity } from '../../../http/operation.types';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { findReferralCode } from '../../loyalty/referral-codes';
import { openReferral } from '../../loyalty/settle-referral';
import { lockMember } from '../../member/member.repository';
import { sendCode } from '../codes/send-code';
import { memberTokens } from '../sessions/member-tokens';
import { isSessionOpen } from '../sessions/sessions.service';
import { type MemberSession, startMemberSession } from '../sessions/start-member-session';
import {
  addIdentity,
  hasProvider,
  memberOfIdentity,
  saveFirstIdentity,
  savePendingIdentity,
} from './member-identities';
import { requestOf, takeAttempt } from './provider-attempts';
import { ProviderFailure } from './provider-failure';

type Reply = ReplyOf<'POST /auth/provider-return'>;
type Body = BodyOf<'POST /auth/provider-return'>;

interface Return {
  readonly business: Business;
  readonly body: Body;
  readonly member: Identity | undefined;
  readonly device: string | undefined;
  readonly deviceName: string | undefined;
  readonly address: string | undefined;
  readonly now: Date;
}

/** What providers call it when a person says no; Apple has a name of its own. */
const CANCELLED: readonly string[] = ['access_denied', 'user_cancelled_authorize', 'user_denied'];

/** A new identity leads to no account: why. */
class Refused extends Error {
  constructor(readonly reason: ProviderRefusal) {
    super(reason);
  }
}

/**
 * Logs in with what a provider answered, makes an account for somebody new, or adds the provider to the account of the
 * member who asked for that. An account with the same e-mail address is never logged in to: its owner logs in in another
 * way first.
 * @throws Problem log_in_provider_not_offered
 */
export async function returnFromProvider(context: ServiceContext, call: Return): Promise<Reply> {
  const { db, keys, log, providers } = context;
  const { business, body, member, device, address, now } = call;
  const { provider: name } = body;
  const provider = providers(business.id).get(name);
  if (!provider) throw refuse('log_in_provider_not_offered');
  const begun = { businessId: business.id, provider: name, device: device ?? '' };
  const attempt = body.state ? await takeAttempt(db, begun, body.state, now) : undefined;
  const isOthers = attempt?.memberId != null && attempt.memberId !== member?.memberId;
  const refused = (reason: ProviderRefusal): Reply => ({
    outcome: 'refused',
    reason,
    from: attempt?.fromPath ?? null,
    isAdding: attempt?.memberId != null,
  });
  if (!attempt || isOthers) {
    logSecurity(context, 'provider_state_wrong', { provider: name, address });
    return refused('expired');
  }
  try {
    if (body.error) throw new Refused(CANCELLED.includes(body.error) ? 'cancelled' : 'failed');
    if (!body.code) throw new Refused('failed');
    const identity = await provider.identify(requestOf(keys, attempt), { ...body, code: body.code });
    if (attempt.memberId !== null) {
      const whose = { businessId: business.id, memberId: attempt.memberId };
      await inTransaction(db, async (tx) => {
        // While the provider was asked, the account may have been deleted, or its owner have ended this session.
        if (!(await lockMember(tx, whose.businessId, whose.memberId)) || !(await isSessionOpen(tx, member?.sessionId)))
          throw new Refused('expired');
        await addIdentity(tx, whose, name, identity, now);
      });
      return { outcome: 'added' };
    }
    const session = await sessionFor(context, call, identity);
    const tokens = await memberTokens(context, business, session, now);
    if (session.isNew && tokens.member.mustVerify) await sendVerification(context, business, tokens.member, now);
    return { outcome: 'logged_in', from: attempt.fromPath, ...tokens };
  } catch (error) {
    if (error instanceof Refused) return refused(error.reason);
    if (brokenConstraint(error) === 'member_identities_subject') return refused('used_by_another');
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ provider: name, reason: error.reason, detail: error.detail }, 'a log-in with a provider failed');
    return refused(error.reason);
  }
}

type StartedSession = MemberSession & { readonly isNew: boolean };

/** Logs in to the account of an identity, or makes one. */
async function sessionFor(context: ServiceContext, call: Return, identity: ProvenIdentity): Promise<StartedSession> {
  const { db, keys } = context;
  const { business, body, device, deviceName, now } = call;
  const { provider: kind, basketToken } = body;
  const start = (tx: Database, memberId: number) =>
    startMemberSession(tx, { business, memberId, kind, basketToken, device, deviceName, keys, now });
  const known = () =>
    inTransaction(db, async (tx) => {
      const memberId = await memberOfIdentity(tx, business.id, kind, identity.subject);
      return memberId && { ...(await start(tx, memberId)), isNew: false };
    });
  const knownUnlessRefused = async () => {
    const session = await known();
    if (session) return session;
    try {
      await assertNoAccount(db, call, identity);
    } catch (refusal) {
      // The account may be the person's own, made between both reads by a log-in in another tab.
      const own = await known();
      if (own) return own;
      throw refusal;
    }
    return undefined;
  };
  const session = await knownUnlessRefused();
  if (session) return session;
  try {
    return await inTransaction(db, async (tx) => {
      const memberId = await addMember(tx, call, identity);
      return { ...(await start(tx, memberId)), isNew: true };
    });
  } catch (error) {
    // The same person logged in a moment ago in another tab, or somebody registered the address.
    const broken = brokenConstraint(error);
    // The owner of the friend's code was deleted a moment ago.
    if (broken === 'referrals_of_sharer')
      return sessionFor(context, { ...call, body: { ...body, referralCode: undefined } }, identity);
    if (broken !== 'member_identities_subject' && broken !== 'members_email') throw error;
    const other = await knownUnlessRefused();
    if (other) return other;
    throw error;
  }
}

/**
 * The address of a new identity may be an account's. A verified one is added to it when its owner logs in on this device;
 * one that is not verified proves nothing.
 * @throws Refused
 */
async function assertNoAccount(
  db: Database,
  { business, body: { provider }, device, now }: Return,
  { subject, emailAddress, isEmailVerified }: ProvenIdentity,
): Promise<void> {
  if (!emailAddress) throw new Refused('no_email');
  const [account] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.businessId, business.id), eq(members.emailAddress, emailAddress)));
  if (!account) return;
  if (!isEmailVerified || !device) throw new Refused('add_in_account');
  if (await hasProvider(db, account.id, provider)) throw new Refused('uses_another');
  await savePendingIdentity(db, { memberId: account.id, device }, provider, { subject, emailAddress }, now);
  throw new Refused('log_in_to_add');
}

/** An account without a password. */
async function addMember(tx: Database, { business, body, now }: Return, identity: ProvenIdentity): Promise<number> {
  const { emailAddress, isEmailVerified, firstname, lastname } = identity;
  if (!emailAddress) throw new Refused('no_email');
  const sharer = body.referralCode ? await findReferralCode(tx, business.id, body.referralCode) : undefined;
  const memberId = newId();
  await tx.insert(members).values({
    id: memberId,
    businessId: business.id,
    emailAddress,
    firstname,
    lastname,
    createdAt: now,
    verifiedEmail: isEmailVerified ? emailAddress : null,
    referralCode: sharer?.code ?? null,
  });
  await saveFirstIdentity(tx, { businessId: business.id, memberId }, body.provider, identity, now);
  if (sharer) await openReferral(tx, { friendId: memberId, sharerId: sharer.sharerId, businessId: business.id }, now);
  return memberId;
}

/** A business that wants addresses verified sends a code to one that the provider has not verified. */
async function sendVerification(
  context: ServiceContext,
  business: Business,
  { memberId, emailAddress: recipient }: { memberId: number; emailAddress: string },
  now: Date,
): Promise<void> {
  const about = { businessId: business.id, memberId, purpose: 'verification', channel: 'email' } as const;
  await sendCode(context, business, { ...about, recipient, device: undefined }, now);
}
