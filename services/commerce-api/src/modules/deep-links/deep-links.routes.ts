import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { campaignDetails, followDeepLink } from './deep-link.service';

export function deepLinksRoutes(
  context: ServiceContext,
): Pick<Handlers, 'POST /deep-links/action' | 'POST /campaigns/details'> {
  return {
    'POST /deep-links/action': ({ business, body, now }) => followDeepLink(context, business, body, now),
    'POST /campaigns/details': ({ business, body, now }) => campaignDetails(context, business, body, now),
  };
}
