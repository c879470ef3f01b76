import { loggableError } from '../../loggable-error';

/** Why something failed, without secrets and personal data. */
export function reasonOf(error: unknown): string {
  const { type, message, code, cause } = loggableError(error);
  return [message || code || type, cause?.message || cause?.code].filter(Boolean).join(': ');
}
