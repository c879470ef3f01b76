import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { operatorSessions, type operators } from '../../../database/schema/operator';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { assertPassword, isFresh } from '../../auth/assert-fresh';
import { passkeyPage } from '../../auth/passkeys/passkey-host';
import { creationOptions, deviceOfCall, requestOptions } from '../../auth/passkeys/passkey-options';
import type { Business } from '../../businesses/businesses.repository';
import { staffHosts } from '../../businesses/staff-hosts';
import { handheldOf } from '../../operators/handheld-of';
import { passkeysOfOperator } from '../../operators/operator-passkeys';
import { callingRow } from './own-log-in';

interface Begin {
  readonly business: Business;
  readonly device: string | undefined;
  readonly now: Date;
}

/**
 * Begins a log-in with a passkey of whichever operator has one here: nobody is named before.
 * @throws Problem passkey_host_invalid, validation_failed
 */
export async function beginOperatorPasskeyLogIn(
  { db, config }: ServiceContext,
  { business, body, device, now }: Begin & { readonly body: BodyOf<'POST /desk/passkey-log-in-options'> },
): Promise<ReplyOf<'POST /desk/passkey-log-in-options'>> {
  const page = passkeyPage(staffHosts(config, business), body.origin);
  const asked = { businessId: business.id, purpose: 'operator_log_in', deviceHash: deviceOfCall(device) } as const;
  return requestOptions(db, page, asked, now);
}

/** @throws Problem current_password_incorrect, fresh_login_needed without a password and a log-in of the last quarter of an hour */
async function assertFreshOperator(
  context: ServiceContext,
  { id: operatorId, passwordHash }: typeof operators.$inferSelect,
  { sessionId }: CallingOperator,
  currentPassword: string | undefined,
  now: Date,
): Promise<void> {
  if (currentPassword !== undefined) return assertPassword(context, passwordHash, currentPassword, { operatorId });
  const [session] =
    sessionId === null
      ? []
      : await context.db.select().from(operatorSessions).where(eq(operatorSessions.id, sessionId));
  if (!session || !isFresh(session, now)) throw refuse('fresh_login_needed');
}

interface BeginToAdd extends Begin {
  readonly body: BodyOf<'POST /desk/passkey-add-options'>;
  readonly operator: CallingOperator;
  readonly handheld: string | undefined;
}

/**
 * Begins to add a passkey, for an operator who has just proved who they are. On a handheld it would be in the hands of the
 * whole store, so it is refused there.
 * @throws Problem passkey_host_invalid, validation_failed, handheld_passkey_refused, current_password_incorrect,
 *   fresh_login_needed, passkeys_full, operator_key_invalid
 */
export async function beginOperatorPasskey(
  context: ServiceContext,
  { business, body, device, handheld, operator, now }: BeginToAdd,
): Promise<ReplyOf<'POST /desk/passkey-add-options'>> {
  const { db, config } = context;
  const page = passkeyPage(staffHosts(config, business), body.origin);
  const deviceHash = deviceOfCall(device);
  const row = await callingRow(db, operator);
  if (await handheldOf(db, business.id, handheld)) throw refuse('handheld_passkey_refused');
  await assertFreshOperator(context, row, operator, body.currentPassword, now);
  const asked = { businessId: business.id, purpose: 'operator_add', deviceHash, operatorId: row.id } as const;
  const owner = {
    business: business.name,
    name: row.email ?? row.name,
    displayName: row.name,
    passkeys: await passkeysOfOperator(db, row.id),
  };
  return creationOptions(db, page, asked, owner, now);
}
