import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../../database/database.types';
import type { Identity } from '../../../http/operation.types';
import { newToken } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { memberById } from '../../member/member.repository';
import { assertFresh } from '../assert-fresh';
import { assertRoom, passkeysOf } from './member-passkeys';
import { CHALLENGE_MS, newChallenge } from './passkey-challenges';
import { passkeyPage } from './passkey-host';
import { ALGORITHMS } from './verify-passkey';

interface Begin {
  readonly business: Business;
  readonly device: string | undefined;
  readonly now: Date;
}

/** @throws Problem validation_failed */
function deviceOfCall(device: string | undefined): string {
  if (!device)
    throw refuse('validation_failed', 'x-login-device is missing: the challenge counts on that device alone');
  return device;
}

/**
 * Begins a log-in with a passkey of whoever has one here: the browser names no member before.
 * @throws Problem passkey_host_invalid, validation_failed
 */
export async function beginPasskeyLogIn(
  db: Database,
  { business, body, device, now }: Begin & { readonly body: BodyOf<'POST /auth/passkey-options'> },
): Promise<ReplyOf<'POST /auth/passkey-options'>> {
  const page = passkeyPage(business, body.origin);
  const asked = { businessId: business.id, purpose: 'log_in', deviceHash: deviceOfCall(device) } as const;
  const challenge = await newChallenge(db, { ...asked, origin: page.origin, memberId: null, userHandle: null }, now);
  return { challenge, rpId: page.hostname, timeout: CHALLENGE_MS, userVerification: 'required' };
}

/**
 * Begins to add a passkey, for a member who has just proved again who they are.
 * @throws Problem current_password_incorrect, fresh_login_needed, passkeys_full, passkey_host_invalid, validation_failed
 */
export async function beginPasskey(
  context: ServiceContext,
  {
    business,
    body,
    device,
    member: identity,
    now,
  }: Begin & { readonly body: BodyOf<'POST /member/passkey-options'>; readonly member: Identity },
): Promise<ReplyOf<'POST /member/passkey-options'>> {
  const { db } = context;
  const page = passkeyPage(business, body.origin);
  const deviceHash = deviceOfCall(device);
  const member = await memberById(db, identity.memberId, business.id);
  if (!member) throw refuse('session_ended');
  await assertFresh(context, member, identity, body.currentPassword, now);
  const passkeys = await passkeysOf(db, member.id);
  assertRoom(passkeys);
  const userHandle = passkeys[0]?.userHandle ?? newToken();
  const asked = { businessId: business.id, purpose: 'add', deviceHash, memberId: member.id, userHandle } as const;
  return {
    challenge: await newChallenge(db, { ...asked, origin: page.origin }, now),
    rp: { id: page.hostname, name: business.name },
    user: {
      id: userHandle,
      name: member.emailAddress,
      displayName: `${member.firstname} ${member.lastname}`.trim(),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: passkeys
      .filter(({ host }) => host === page.hostname)
      .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}
