import type { Operation } from '@storefront/api/declaration/operation';
import type { ApiScope } from '@storefront/api/entities/api-key';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { apiKeys } from '../../database/schema/api-key';
import { apiKeyHash } from '../../modules/api-keys/api-key-hash';
import { type Business, businessById } from '../../modules/businesses/businesses.repository';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { hostBusinessOfRequest } from './business-of-request';
import { shopperAddress } from './shopper-address';

/** The program that calls an integration. */
export interface CallingKey {
  apiKeyId: number;
  /** What it is for, such as 'Till 3'. */
  name: string;
  scopes: readonly ApiScope[];
  /** The stores that it may act for; null means every store of the business. */
  storeIds: readonly number[] | null;
  expiresAt: Date | null;
}

/** How inaccurate the recorded last use of a key may be; avoids a write for every call. */
const TOUCH_INTERVAL_MS = 60_000;

type Refusal =
  | 'api_key_invalid'
  | 'api_key_revoked'
  | 'api_key_expired'
  | 'api_key_scope_refused'
  | 'api_key_business_refused';

/**
 * The program of an integration's call, found by the hash of its key, and the business of the key.
 * @throws Problem 401 for a key that is none, is revoked or has expired; 403 for one without the operation's scope, or of
 * another business than the host's. Each is logged without the key.
 */
export async function apiKeyOfRequest(
  context: ServiceContext,
  operation: Operation,
  request: FastifyRequest,
  now: Date,
): Promise<{ apiKey: CallingKey; business: Business }> {
  const key = request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const [row] = key
    ? await context.db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.keyHash, apiKeyHash(context.keys, key)))
    : [];
  const reject = (code: Refusal) => {
    const address = shopperAddress(request, context.keys);
    const apiKeyId = row?.id ?? null;
    logSecurity(context, 'api_key_refused', { operation: operation.id, code, apiKeyId, address });
    return refuse(code);
  };
  const business = row && (await businessById(context, row.businessId));
  if (!business) throw reject('api_key_invalid');
  if (row.revokedAt) throw reject('api_key_revoked');
  if (row.expiresAt && row.expiresAt <= now) throw reject('api_key_expired');
  const host = await hostBusinessOfRequest(context, request);
  if (host && host.id !== row.businessId) throw reject('api_key_business_refused');
  if (!operation.scopes?.some((scope) => row.scopes.includes(scope))) throw reject('api_key_scope_refused');
  await touchKey(context, row, now);
  const { id: apiKeyId, name, scopes, storeIds, expiresAt } = row;
  return { apiKey: { apiKeyId, name, scopes, storeIds, expiresAt }, business };
}

async function touchKey(
  { db }: ServiceContext,
  { id, lastUsedAt }: Pick<typeof apiKeys.$inferSelect, 'id' | 'lastUsedAt'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_INTERVAL_MS);
  if (lastUsedAt && lastUsedAt > before) return;
  // Of calls at once, one writes.
  await db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, now))));
}
