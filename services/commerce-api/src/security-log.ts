import type { LogFields } from './log';
import type { ServiceContext } from './service-context';

/** What somebody who watches over the shop wants to hear of. */
export type SecurityEvent =
  | 'log_in_failed'
  | 'current_password_wrong'
  | 'refresh_token_replayed'
  | 'internal_key_wrong'
  | 'admin_key_wrong'
  | 'webhook_signature_wrong'
  | 'operator';

const DIGEST_LENGTH = 16;

/**
 * Logs a security event as a structured warning. No personal data: a member is an id, and an address a keyed hash, which tells one caller from another and
 * nothing else.
 */
export function logSecurity(
  { log, keys }: Pick<ServiceContext, 'log' | 'keys'>,
  event: SecurityEvent,
  { address, ...fields }: LogFields & { address?: string | undefined },
): void {
  const caller = address && keys.digest(`logged address ${address}`).slice(0, DIGEST_LENGTH);
  log.warn({ security: event, ...fields, ...(caller && { caller }) }, 'security event');
}
