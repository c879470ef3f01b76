import type { Handlers } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { type Business, businessByHost, businessByName } from '../businesses/businesses.repository';
import { bannersOf } from './banners.repository';
import { businessProfile, homeContent, whiteLabelSettings } from './content.service';

type Keys =
  | 'POST /white-label/settings'
  | 'GET /business/profile'
  | 'POST /content/header-footer'
  | 'POST /content/home'
  | 'POST /banners/get';

export function whiteLabelRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /white-label/settings': async ({ business, body }) => {
      const found = await askedBusiness(context, business, body);
      if (!found) throw refuse('business_not_found');
      return whiteLabelSettings(context, found, body.screenScale);
    },
    'GET /business/profile': async ({ business }) => businessProfile(business),
    'POST /content/header-footer': async ({ business }) => business.settings.headerFooter,
    'POST /content/home': ({ business, body }) => homeContent(context, business, body.storeId),
    'POST /banners/get': async ({ business, body }) => ({ banners: await bannersOf(context, business, body) }),
  };
}

/** The business of a host or a name, as the call gives; the caller's if it gives neither. */
function askedBusiness(context: ServiceContext, own: Business, { host, name }: { host?: string; name?: string }) {
  if (host) return businessByHost(context, host);
  return name ? businessByName(context, name) : own;
}
