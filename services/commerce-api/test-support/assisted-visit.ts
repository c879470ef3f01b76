import type { BodyOf } from '@storefront/api/operation-types';
import { sessionOf } from './desk-operators';
import { ids } from './shop-data';
import type { CallOptions, TestService } from './test-service';

type Begin = Omit<BodyOf<'POST /desk/assisted-visit-begin'>, 'reason'>;

/** The link of a visit that an operator begins. @returns its secret */
export async function beginVisit({ call }: TestService, operatorKey: string, whom: Begin): Promise<string> {
  const { data } = await call('POST /desk/assisted-visit-begin', { ...whom, reason: 'Called us' }, { operatorKey });
  return new URL(data.url).hash.slice(1);
}

/** Opens a visit. @returns how its browser calls */
export async function openVisit({ call }: TestService, visitToken: string) {
  const { data } = await call('POST /auth/assisted-visit-open', { visitToken }, { guest: undefined });
  const { tokens, guestSession, basketToken } = data;
  const options: CallOptions = { guest: guestSession, ...(tokens && { as: tokens.access_token }) };
  return { options, basketToken: basketToken ?? undefined, data };
}

/** A visit that somebody of customer service begins and opens, for Ada unless the caller says for whom. */
export async function visitFor(service: TestService, whom: Begin = { customer: `m${ids.member}` }) {
  const operatorKey = await sessionOf(service, { role: 'support' });
  return { operatorKey, ...(await openVisit(service, await beginVisit(service, operatorKey, whom))) };
}
