import type { Operation } from '@storefront/api/declaration/operation';
import { API_KEY_LIMIT, type RateLimit, WRITE_LIMIT } from '@storefront/api/declaration/rate-limit';

/**
 * The limits that an operation declares. A write that declares none has the default limit of writes; operators' calls
 * and reads have none. Calls with an API key have a limit per key.
 */
export function limitsOf(operation: Operation): readonly RateLimit[] {
  if (operation.limits) return operation.limits;
  if (operation.access === 'integration') return [API_KEY_LIMIT];
  const writes = !operation.safe && operation.access !== 'admin';
  return writes ? [WRITE_LIMIT] : [];
}
