import { PASSKEYS_MAX } from '@storefront/api/constants';
import type { Passkey } from '@storefront/api/entities/passkey';
import type { memberPasskeys } from '../../../database/schema/member';
import type { operatorPasskeys } from '../../../database/schema/operator';
import { refuse } from '../../../problem';

/** A passkey without its owner, who is a member or an operator. */
export type StoredPasskey = Omit<typeof memberPasskeys.$inferSelect, 'memberId'> &
  Omit<typeof operatorPasskeys.$inferSelect, 'operatorId'>;

/** @throws Problem passkeys_full */
export function assertRoom(passkeys: readonly StoredPasskey[]): void {
  if (passkeys.length >= PASSKEYS_MAX) throw refuse('passkeys_full');
}

/** A passkey as its owner sees it. */
export const passkeyView = ({ id, name, host, createdAt, lastUsedAt, isBackedUp }: StoredPasskey): Passkey => ({
  passkeyId: id,
  name,
  host,
  addedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp,
});
