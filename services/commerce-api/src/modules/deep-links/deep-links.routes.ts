import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { followDeepLink } from './deep-link.service';

export function deepLinksRoutes(context: ServiceContext): Pick<Handlers, 'POST /deep-links/action'> {
  return {
    'POST /deep-links/action': ({ business, body, now }) => followDeepLink(context, business, body, now),
  };
}
