import type { ReplyOf } from '@storefront/api/operation-types';
import type { Handlers, Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';

/** Links a session to a user of the marketing platform: the member's user, or one for this session. */
async function identify(
  { marketing, keys }: ServiceContext,
  business: Business,
  sessionToken: string,
  member: Identity | undefined,
  now: Date,
): Promise<ReplyOf<'POST /marketing/identifier'>> {
  const platform = marketing(business.id);
  if (!platform) throw refuse('marketing_key_missing', 'Iterable API key is missing.');
  // A digest: it is stable, and neither the session nor the member can be derived from it.
  const who = member ? `member ${member.memberId}` : `session ${sessionToken}`;
  const userId = `${member ? 'm' : 'v'}-${keys.digest(`marketing ${business.id} ${who}`)}`;
  try {
    await platform.identify({ userId, fields: { business: business.name, member: member !== undefined } });
  } catch {
    throw refuse('marketing_unavailable');
  }
  const { token, expiresAt } = await platform.token(userId, now);
  return { provider: platform.name, userId, token, expiresAt: expiresAt.toISOString() };
}

export function marketingRoutes(context: ServiceContext): Pick<Handlers, 'POST /marketing/identifier'> {
  return {
    'POST /marketing/identifier': ({ business, body, member, now }) =>
      identify(context, business, body.sessionToken, member, now),
  };
}
