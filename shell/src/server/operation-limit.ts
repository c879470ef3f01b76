import type { Operation } from '@storefront/api/operation';
import { addressLimit } from './address-limit';
import type { ShellConfig } from './config';

/**
 * How many calls of an operation this process reads from one address: as many as the back end takes of it. More are
 * refused before the first byte of a body was kept.
 */
export function operationLimit(config: Pick<ShellConfig, 'rateLimitFactor'>, { limits }: Pick<Operation, 'limits'>) {
  const limit = limits?.find(({ per }) => per === 'address');
  return limit ? addressLimit(config, limit.count, `${limit.seconds} seconds`) : {};
}
