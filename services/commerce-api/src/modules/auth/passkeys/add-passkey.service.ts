import { PASSKEY_NAME_MAX_LENGTH } from '@storefront/api/constants';
import type { BodyOf } from '@storefront/api/operation-types';
import { brokenConstraint } from '../../../database/database-error';
import { inTransaction } from '../../../database/in-transaction';
import { memberPasskeys } from '../../../database/schema/member';
import { recordTransition } from '../../../database/transitions';
import type { Identity } from '../../../http/operation.types';
import { newId } from '../../../ids';
import { queuePasskeyMail } from '../../../mail/passkey-mail';
import { refuse } from '../../../problem';
import { logSecurity } from '../../../security-log';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { lockMember } from '../../member/member.repository';
import { isSessionOpen } from '../sessions/sessions.service';
import { assertRoom, passkeysOf } from './member-passkeys';
import { takeChallenge } from './passkey-challenges';
import { PasskeyFailure, verifyAttestation } from './verify-passkey';

interface Add {
  readonly business: Business;
  readonly body: BodyOf<'POST /member/passkey-add'>;
  readonly member: Identity;
  readonly device: string | undefined;
  readonly deviceName: string | undefined;
  readonly address: string | undefined;
  readonly now: Date;
}

/**
 * Adds a passkey that the member's browser made, and tells them by mail.
 * @throws Problem passkey_exists, passkey_expired, passkey_refused, passkeys_full, session_ended
 */
export async function addPasskey(context: ServiceContext, call: Add): Promise<void> {
  const { business, body, member, device, deviceName, address, now } = call;
  const { db } = context;
  const whose = { businessId: business.id, memberId: member.memberId };
  const asked = { ...whose, purpose: 'add', deviceHash: device ?? '' } as const;
  const refused = (reason: string) => logSecurity(context, 'passkey_refused', { ...whose, reason, address });
  const challenge = await takeChallenge(db, asked, body.attestation.clientDataJSON, now);
  if (!challenge?.userHandle) {
    refused('no challenge');
    throw refuse('passkey_expired');
  }
  const { userHandle, origin } = challenge;
  try {
    const made = await verifyAttestation(challenge, body.attestation);
    const name = (body.name ?? deviceName ?? 'Passkey').trim().slice(0, PASSKEY_NAME_MAX_LENGTH);
    await inTransaction(db, async (tx) => {
      // The account may have been deleted, or its owner have ended this session.
      if (!(await lockMember(tx, business.id, member.memberId)) || !(await isSessionOpen(tx, member.sessionId)))
        throw refuse('session_ended');
      assertRoom(await passkeysOf(tx, member.memberId));
      const id = newId();
      const host = new URL(origin).hostname;
      await tx.insert(memberPasskeys).values({ id, ...whose, host, ...made, userHandle, name, createdAt: now });
      await queuePasskeyMail(tx, 'passkey_added', whose, id, now);
      await recordTransition(tx, 'passkey', 'none', 'added');
    });
  } catch (error) {
    if (brokenConstraint(error) === 'member_passkeys_credential') throw refuse('passkey_exists');
    if (!(error instanceof PasskeyFailure)) throw error;
    refused(error.message);
    throw refuse('passkey_refused');
  }
}
