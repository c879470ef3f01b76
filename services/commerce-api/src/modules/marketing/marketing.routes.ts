import type { ReplyOf } from '@storefront/api/operation-types';
import type { Handlers, Identity } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { marketingOptionsOf, updateMarketingPreferences } from './marketing-preferences.service';
import { memberUserId, visitorUserId } from './marketing-user';
import { sendMarketingMail } from './send-marketing-mail.service';
import { unsubscribe } from './unsubscribe';

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
  const userId = member
    ? memberUserId(keys, business.id, member.memberId)
    : visitorUserId(keys, business.id, sessionToken);
  try {
    await platform.identify({ userId, fields: { business: business.name, member: member !== undefined } });
  } catch {
    throw refuse('marketing_unavailable');
  }
  const { token, expiresAt } = await platform.token(userId, now);
  return { provider: platform.name, userId, token, expiresAt: expiresAt.toISOString() };
}

type Keys =
  | 'POST /marketing/identifier'
  | 'POST /marketing/unsubscribe'
  | 'GET /member/marketing-preferences'
  | 'PUT /member/marketing-preferences'
  | 'POST /admin/marketing-mail';

export function marketingRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /marketing/identifier': ({ business, body, member, now }) =>
      identify(context, business, body.sessionToken, member, now),
    'POST /marketing/unsubscribe': ({ business, body, now }) => unsubscribe(context, business, body.token, now),
    'GET /member/marketing-preferences': ({ member, business }) =>
      marketingOptionsOf(context.db, business, member.memberId),
    'PUT /member/marketing-preferences': ({ member, business, body, now }) =>
      updateMarketingPreferences(context, business, member.memberId, body, now),
    'POST /admin/marketing-mail': ({ body, now }) => sendMarketingMail(context, body, now),
  };
}
