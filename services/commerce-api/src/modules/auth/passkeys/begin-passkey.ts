import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Database } from '../../../database/database.types';
import type { Identity } from '../../../http/operation.types';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';
import { memberById } from '../../member/member.repository';
import { assertFresh } from '../assert-fresh';
import { passkeysOf } from './member-passkeys';
import { passkeyPage } from './passkey-host';
import { creationOptions, deviceOfCall, requestOptions } from './passkey-options';

interface Begin {
  readonly business: Business;
  readonly device: string | undefined;
  readonly now: Date;
}

/**
 * Begins a log-in with a passkey of whoever has one here: the browser names no member before.
 * @throws Problem passkey_host_invalid, validation_failed
 */
export async function beginPasskeyLogIn(
  db: Database,
  { business, body, device, now }: Begin & { readonly body: BodyOf<'POST /auth/passkey-options'> },
): Promise<ReplyOf<'POST /auth/passkey-options'>> {
  const page = passkeyPage(business.hosts, body.origin);
  const asked = { businessId: business.id, purpose: 'log_in', deviceHash: deviceOfCall(device) } as const;
  return requestOptions(db, page, asked, now);
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
  const page = passkeyPage(business.hosts, body.origin);
  const deviceHash = deviceOfCall(device);
  const member = await memberById(db, identity.memberId, business.id);
  if (!member) throw refuse('session_ended');
  await assertFresh(context, member, identity, body.currentPassword, now);
  const asked = { businessId: business.id, purpose: 'add', deviceHash, memberId: member.id } as const;
  const owner = {
    business: business.name,
    name: member.emailAddress,
    displayName: `${member.firstname} ${member.lastname}`.trim(),
    passkeys: await passkeysOf(db, member.id),
  };
  return creationOptions(db, page, asked, owner, now);
}
