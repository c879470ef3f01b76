import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { members } from '../../database/schema/member';
import { deleteOtherDevices, isKnownDevice } from '../../http/callers/known-devices';
import { loggableError } from '../../loggable-error';
import { Problem } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { detachBaskets } from '../basket/owners/detach-baskets';
import type { Business } from '../businesses/businesses.repository';
import { cancelReferral } from '../loyalty/settle-referral';
import { forgetConsents } from '../marketing/marketing-preferences.service';
import { eraseSaved } from '../member/erase-person';
import { lockMember, type Member, memberById } from '../member/member.repository';
import { removeAllCards } from '../saved-cards/saved-cards.service';
import { removePasskeys } from './passkeys/member-passkeys';
import { invalidateResets } from './passwords/invalidate-resets';
import { removeIdentities } from './providers/member-identities';
import { endAllSessions } from './sessions/sessions.service';
import { saveVerified } from './verified-contact';

interface Claim {
  readonly business: Business;
  readonly memberId: number;
  /** Keyed hash of the secret of the device that the proof was given on. */
  readonly device: string | undefined;
}

const isProved = ({ verifiedEmail, emailAddress }: Member) => verifiedEmail === emailAddress;

const isOthers = async (db: Database, { businessId, emailAddress }: Member, device: string | undefined) =>
  !device || !(await isKnownDevice(db, businessId, emailAddress, device));

/**
 * Removes at the gateways the cards that somebody else has saved in an account that is about to be claimed. It comes
 * before the transaction, which waits for no gateway.
 */
export async function removeCardsBeforeClaim(context: ServiceContext, { business, memberId, device }: Claim) {
  const member = await memberById(context.db, memberId, business.id);
  if (!member || isProved(member) || !(await isOthers(context.db, member, device))) return;
  // The owner gets the account all the same: without their rows nobody can pay with the cards.
  for (const { gateway, gatewayCardId, error } of await removeAllCards(context, business, memberId)) {
    const reason = error instanceof Problem ? error.code : loggableError(error).message;
    context.log.error({ memberId, gateway, gatewayCardId, reason }, 'a card of a claimed account stays at its gateway');
  }
}

/**
 * Records a proof of an account's e-mail address, by a code or a link. If it is the first one, on a device that the
 * account does not know, someone else may have registered the address: their ways to log in, and what they have saved,
 * end.
 * @returns whether a password ended, which its owner must be told
 */
export async function claimAccount(
  tx: Database,
  context: Pick<ServiceContext, 'keys' | 'marketing'>,
  { business, memberId, device }: Claim,
  now: Date,
): Promise<boolean> {
  const businessId = business.id;
  const member = await lockMember(tx, businessId, memberId);
  if (!member || isProved(member)) return false;
  const wasOthers = await isOthers(tx, member, device);
  if (wasOthers) {
    await endAllSessions(tx, memberId, now);
    await invalidateResets(tx, memberId, now);
    await deleteOtherDevices(tx, memberId, device);
    await removeIdentities(tx, memberId);
    await removePasskeys(tx, memberId);
    await eraseSaved(tx, member);
    await detachBaskets(tx, memberId);
    await cancelReferral(tx, memberId);
    await forgetConsents(tx, context, { businessId, memberId });
    const names = { firstname: '', lastname: '' };
    const ended = { passwordHash: null, mobileContactNumber: null, verifiedPhone: null, retailMemberId: null };
    const cameBy = { whereDidYouHear: null, referralCode: null };
    await tx
      .update(members)
      .set({ ...names, ...ended, ...cameBy })
      .where(eq(members.id, memberId));
  }
  await saveVerified(tx, { businessId, memberId }, 'email', member.emailAddress, now);
  return wasOthers && member.passwordHash !== null;
}
