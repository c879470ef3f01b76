import type { LogFields } from './log';
import type { ServiceContext } from './service-context';

/** Events for monitoring the shop's security. */
export type SecurityEvent =
  | 'log_in_failed'
  | 'one_time_code_wrong'
  | 'provider_state_wrong'
  | 'passkey_refused'
  | 'passkey_counter_went_back'
  | 'current_password_wrong'
  | 'refresh_token_replayed'
  | 'internal_key_wrong'
  | 'admin_key_wrong'
  | 'api_key_refused'
  | 'webhook_signature_wrong'
  | 'operator_log_in_failed'
  | 'operator_code_wrong'
  | 'operator_pin_forgotten'
  | 'operator_pin_wrong'
  | 'operator';

/** Ninety-six bits tell all callers apart and keep a line short. */
const DIGEST_LENGTH = 16;

/**
 * Logs a security event as a structured warning without personal data: a member is an id, an address is a keyed hash
 * that only distinguishes callers.
 */
export function logSecurity(
  { log, keys }: Pick<ServiceContext, 'log' | 'keys'>,
  event: SecurityEvent,
  { address, ...fields }: LogFields & { address?: string | undefined },
): void {
  const caller = address && keys.digest(`logged address ${address}`).slice(0, DIGEST_LENGTH);
  log.warn({ security: event, ...fields, ...(caller && { caller }) }, 'security event');
}
