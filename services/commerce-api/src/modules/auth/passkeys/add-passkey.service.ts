import type { BodyOf } from '@storefront/api/operation-types';
import { brokenConstraint } from '../../../database/database-error';
import { inTransaction } from '../../../database/in-transaction';
import { memberPasskeys } from '../../../database/schema/member';
import { recordTransition } from '../../../database/transitions';
import type { Identity } from '../../../http/operation.types';
import { newId } from '../../../ids';
import { queuePasskeyMail } from '../../../mail/passkey-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { lockMember } from '../../member/member.repository';
import { isSessionOpen } from '../sessions/sessions.service';
import { madePasskey } from './made-passkey';
import { passkeysOf } from './member-passkeys';
import { answeredChallenge, trusting } from './passkey-proof';
import { assertRoom } from './stored-passkey';

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
  const suspect = { ...whose, address };
  const asked = { ...whose, purpose: 'add', deviceHash: device ?? '' } as const;
  const challenge = await answeredChallenge(context, asked, body.attestation.clientDataJSON, suspect, now);
  try {
    await trusting(context, suspect, async () => {
      const made = await madePasskey(challenge, body, deviceName, now);
      await inTransaction(db, async (tx) => {
        // The account may have been deleted, or its owner have ended this session.
        if (!(await lockMember(tx, business.id, member.memberId)) || !(await isSessionOpen(tx, member.sessionId)))
          throw refuse('session_ended');
        assertRoom(await passkeysOf(tx, member.memberId));
        const id = newId();
        await tx.insert(memberPasskeys).values({ id, ...whose, ...made });
        await queuePasskeyMail(tx, 'passkey_added', whose, id, now);
        await recordTransition(tx, 'passkey', 'none', 'added');
      });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'member_passkeys_credential') throw refuse('passkey_exists');
    throw error;
  }
}
