import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { addresses, members } from '../../database/schema/member';
import { lockMember } from '../member/member.repository';
import { invalidateResets } from './invalidate-resets';
import { deleteOtherDevices, isKnownDevice } from './known-devices';
import { removePasskeys } from './passkeys/member-passkeys';
import { removeIdentities } from './providers/member-identities';
import { endAllSessions } from './sessions.service';
import { saveVerified } from './verified-contact';

interface Claim {
  readonly businessId: number;
  readonly memberId: number;
  /** Keyed hash of the secret of the device that the proof was given on. */
  readonly device: string | undefined;
}

/**
 * Records a proof of an account's e-mail address, by a code or a link. If it is the first one, on a device that the
 * account does not know, someone else may have registered the address: their sessions, devices, links, providers,
 * passkeys, addresses, memberships, phone number and password end.
 * @returns whether a password ended, which its owner must be told
 */
export async function claimAccount(tx: Database, { businessId, memberId, device }: Claim, now: Date): Promise<boolean> {
  const member = await lockMember(tx, businessId, memberId);
  if (!member || member.verifiedEmail === member.emailAddress) return false;
  const { emailAddress } = member;
  const isOthers = !device || !(await isKnownDevice(tx, businessId, emailAddress, device));
  if (isOthers) {
    await endAllSessions(tx, memberId, now);
    await invalidateResets(tx, memberId, now);
    await deleteOtherDevices(tx, memberId, device);
    await removeIdentities(tx, memberId);
    await removePasskeys(tx, memberId);
    await tx.delete(addresses).where(eq(addresses.memberId, memberId));
    const ended = { passwordHash: null, mobileContactNumber: null, verifiedPhone: null, retailMemberId: null };
    await tx.update(members).set(ended).where(eq(members.id, memberId));
  }
  await saveVerified(tx, { businessId, memberId }, 'email', emailAddress, now);
  return isOthers && member.passwordHash !== null;
}
