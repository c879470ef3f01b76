import type { Operation } from '@storefront/api/declaration/operation';
import type { ShellConfig } from '../config';
import { addressLimit } from './address-limit';

/** Limits an operation's calls per address to the back end's own limit, before a body is read. */
export function operationLimit(config: Pick<ShellConfig, 'rateLimitFactor'>, { limits }: Pick<Operation, 'limits'>) {
  const limit = limits?.find(({ per }) => per === 'address');
  return limit ? addressLimit(config, limit.count, `${limit.seconds} seconds`) : {};
}
