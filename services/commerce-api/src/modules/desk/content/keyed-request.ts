import type { CallingOperator } from '../../../http/callers/operator-of-request';
import type { KeyedRequest } from '../../../http/idempotency';
import type { RequestKey } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import type { Business } from '../../businesses/businesses.repository';

interface KeyedCall {
  readonly business: Business;
  readonly operator: CallingOperator;
  readonly body: unknown;
  readonly requestKey: RequestKey | undefined;
  readonly now: Date;
}

/** What an Idempotency-Key of an operator's call stands for; undefined for a call without one. */
export function keyedRequest(
  { keys }: Pick<ServiceContext, 'keys'>,
  { business, operator, body, requestKey, now }: KeyedCall,
): KeyedRequest | undefined {
  if (!requestKey) return undefined;
  const requestHash = keys.digest(JSON.stringify([operator.operatorId, body]));
  return { businessId: business.id, operation: requestKey.operation, key: requestKey.value, requestHash, now };
}
