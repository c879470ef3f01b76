import type { Operation } from '@storefront/api/declaration/operation';
import type { RateLimit } from '@storefront/api/declaration/rate-limit';
import type { ServiceContext } from '../../service-context';
import { isKnownDevice } from '../callers/known-devices';
import type { Identity } from '../operation.types';
import { limitsOf } from './limits-of-operation';
import { consumeLimit, resetLimit } from './rate-limit';

export interface LimitedCall {
  businessId: number;
  member: Identity | undefined;
  /** Of the calling operator; null for the administrator of the installation. */
  operatorId?: number | null | undefined;
  /** Of the calling program. */
  apiKeyId?: number | undefined;
  /** Undefined when the shell calls on its own behalf. */
  address: string | undefined;
  /** Keyed hash of the caller's device. */
  device: string | undefined;
  /** Keyed hash of the store's handheld that calls. */
  handheld?: string | undefined;
  body: unknown;
  now: Date;
}

function textOf(body: unknown, ...names: string[]): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...body };
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.trim().toLowerCase() : undefined;
}

/**
 * The account that a call is counted for. What members and operators do counts for them, whatever address they name;
 * elsewhere the account named in the body comes first: a member who is logged in to one account must not guess another's password
 * without being counted.
 */
function accountOf({ access }: Operation, { member, operatorId, body }: LimitedCall): string | undefined {
  if (access === 'admin') return operatorId ? `operator ${operatorId}` : undefined;
  const own = member && `member ${member.memberId}`;
  const named = textOf(body, 'username', 'emailAddress', 'email');
  return access === 'member' ? own : (named ?? own);
}

function limitSubject(
  operation: Operation,
  { per, ownDevices }: RateLimit,
  call: LimitedCall,
  isOwnDevice: boolean,
): string | undefined {
  const { address, device, handheld, body, apiKeyId } = call;
  // A one-time code works only on the device that asked for it, so the tries of other devices do not count against it.
  if (per === 'account' && device && grantOf(body) === 'otp') return `device ${device}`;
  // A device known to the account needs only the account's own limits, which are counted for that device alone.
  if (ownDevices && isOwnDevice) return per === 'address' ? undefined : `device ${device}`;
  const account = accountOf(operation, call);
  const subjects: Readonly<Record<RateLimit['per'], () => string | undefined>> = {
    address: () => address,
    basket: () => textOf(body, 'basketToken'),
    device: () => textOf(body, 'deviceId'),
    key: () => apiKeyId?.toString(),
    'operator-at-handheld': () => handheld && `${operatorIdIn(body)} at ${handheld}`,
    account: () => account,
    'account-at-address': () => account && `${account} at ${address}`,
  };
  return subjects[per]();
}

const operatorIdIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'operatorId' in body ? body.operatorId : undefined;

const grantOf = (body: unknown): string | undefined => textOf(body, 'grant_type');

/** Whether the device has logged in to the account named in the body before. */
async function callsFromOwnDevice({ db }: ServiceContext, { businessId, device, body }: LimitedCall): Promise<boolean> {
  const email = textOf(body, 'username', 'email');
  return device !== undefined && email !== undefined && isKnownDevice(db, businessId, email, device);
}

async function consumeLimits(
  context: ServiceContext,
  operation: Operation,
  limits: readonly RateLimit[],
  call: LimitedCall,
): Promise<string[]> {
  const { db, keys, config } = context;
  const factor = config.rateLimitFactor;
  if (factor === 'off') return [];
  const isOwnDevice = limits.some(({ ownDevices }) => ownDevices) && (await callsFromOwnDevice(context, call));
  const resetKeys: string[] = [];
  for (const limit of limits) {
    const subject = limitSubject(operation, limit, call, isOwnDevice);
    if (!subject) continue;
    const key = keys.digest(`${limit.group ?? operation.id} ${limit.per} ${call.businessId} ${subject}`);
    const count = limit.per === 'address' ? limit.count * factor : limit.count;
    await consumeLimit(db, key, { ...limit, count }, call.now);
    if (limit.resetsOnSuccess) resetKeys.push(key);
  }
  return resetKeys;
}

/** Uploads are large, so a caller who is over the limit is refused before the body is read. */
const appliesBeforeBody = (operation: Operation, { per }: RateLimit) =>
  Boolean(operation.multipart) && per === 'address';

/**
 * Consumes the address limits that apply before a call's body is read.
 * @throws Problem rate_limited
 */
export async function enforceLimitsBeforeBody(
  context: ServiceContext,
  operation: Operation,
  call: Omit<LimitedCall, 'body' | 'member' | 'device'>,
): Promise<void> {
  const limits = limitsOf(operation).filter((limit) => appliesBeforeBody(operation, limit));
  await consumeLimits(context, operation, limits, { ...call, body: undefined, member: undefined, device: undefined });
}

/**
 * Runs a call within the limits of its operation. RATE_LIMIT_FACTOR raises the limits per address, for tests that share
 * one address; RATE_LIMITS=off disables all limits.
 */
export async function enforceLimits<T>(
  context: ServiceContext,
  operation: Operation,
  call: LimitedCall,
  work: () => Promise<T>,
): Promise<T> {
  const limits = limitsOf(operation).filter((limit) => !appliesBeforeBody(operation, limit));
  const resetKeys = await consumeLimits(context, operation, limits, call);
  const done = await work();
  for (const key of resetKeys) await resetLimit(context.db, key);
  return done;
}
