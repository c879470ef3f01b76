import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { members } from '../../database/schema/member';
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
 * passkeys, phone number and password end.
 */
export async function claimAccount(tx: Database, { businessId, memberId, device }: Claim, now: Date): Promise<void> {
  const member = await lockMember(tx, businessId, memberId);
  if (!member || member.verifiedEmail === member.emailAddress) return;
  const { emailAddress } = member;
  if (!device || !(await isKnownDevice(tx, businessId, emailAddress, device))) {
    await endAllSessions(tx, memberId, now);
    await invalidateResets(tx, memberId, now);
    await deleteOtherDevices(tx, memberId, device);
    await removeIdentities(tx, memberId);
    await removePasskeys(tx, memberId);
    const ended = { passwordHash: null, mobileContactNumber: null, verifiedPhone: null };
    await tx.update(members).set(ended).where(eq(members.id, memberId));
  }
  await saveVerified(tx, { businessId, memberId }, 'email', emailAddress, now);
}
