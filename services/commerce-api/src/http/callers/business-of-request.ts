import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { businessDefaults } from '../../modules/businesses/business-defaults';
import {
  allBusinesses,
  type Business,
  businessByHost,
  businessById,
} from '../../modules/businesses/businesses.repository';
import { asSubBusiness } from '../../modules/businesses/sub-business';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';

export function secretsMatch(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The business that a request came in for: named by the shell with its key (with the sub-business), else found by the
 * host; undefined for a host of no business.
 */
export async function hostBusinessOfRequest(
  context: ServiceContext,
  request: FastifyRequest,
): Promise<Business | undefined> {
  const businessHeader = request.headers['x-business-id'];
  const internalKey = request.headers['x-internal-key'];
  const isShell = secretsMatch(internalKey, context.keys.internal);
  if (internalKey !== undefined && !isShell) logSecurity(context, 'internal_key_wrong', { address: request.ip });
  if (businessHeader !== undefined) {
    if (!isShell) throw refuse('internal_key_invalid');
    const business = await businessById(context, Number(businessHeader));
    if (!business) throw refuse('business_not_found');
    const part = request.headers['x-sub-business-id'];
    const shown = part === undefined ? business : asSubBusiness(business, Number(part));
    if (!shown) throw refuse('business_not_found', 'The business has no such part');
    return shown;
  }
  return businessByHost(context, request.headers.host ?? '');
}

/** The business of a request: that of its host, else the first one. */
export async function businessOfRequest(context: ServiceContext, request: FastifyRequest): Promise<Business> {
  const business = (await hostBusinessOfRequest(context, request)) ?? (await allBusinesses(context))[0];
  if (!business) throw refuse('business_not_found', 'The database holds no business yet');
  return business;
}

/** Placeholder business of an operator's call while the database is empty; no stored row has its id. */
const NO_BUSINESS = { id: 0, name: '', brand: '', hosts: [], settings: businessDefaults('') } satisfies Business;

/**
 * The business of an operator, whatever the host. With the admin key it is that of the request, which may call an empty
 * database too, to add its first business.
 */
export async function businessOfOperator(
  context: ServiceContext,
  { businessId }: { readonly businessId: number | null },
  request: FastifyRequest,
): Promise<Business> {
  const own = businessId === null ? undefined : await businessById(context, businessId);
  if (own) return own;
  return (await allBusinesses(context)).length > 0 ? businessOfRequest(context, request) : NO_BUSINESS;
}

/** A business or sub-business named in a body must match the one that the request came in for. */
export function assertSameBusiness(business: Business, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { businessId = business.id, subBusinessId = business.subBusinessId } = body as Record<string, unknown>;
  if (businessId !== business.id || subBusinessId !== business.subBusinessId) throw refuse('business_mismatch');
}
