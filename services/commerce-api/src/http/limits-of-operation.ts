import type { Operation } from '@storefront/api/operation';
import { type RateLimit, WRITES } from '@storefront/api/rate-limit';

/** What an operation declares; what writes and declares nothing has the limit of all writes. Operators and plain reads have none. */
export function limitsOf(operation: Operation): readonly RateLimit[] {
  if (operation.limits) return operation.limits;
  const writes = !operation.safe && operation.access !== 'admin';
  return writes ? [WRITES] : [];
}
