import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { bannerPath } from '../banners/banner-path';

interface Carried {
  readonly to: string;
}

/** The banner's own page, used when its link cannot be followed. */
const landing = ({ params: { storeSlug = '', bannerSlug = '' } }: ActionContext): string =>
  urlTo('stores-storeSlug-banner-bannerSlug', { storeSlug, bannerSlug });

/** A banner's link: counts the click and redirects to its target. */
export function request(_form: FormFields, context: ActionContext): ActionStep {
  const { bannerSlug = '' } = context.params;
  if (!context.isVisit) return { kind: 'go', to: landing(context) };
  return { kind: 'call', operation: 'POST /banners/get', body: { bannerSlug, platform: 'web' } };
}

export function next(reply: ActionReply, _form: FormFields, context: ActionContext): ActionStep {
  if (reply.operation === 'POST /banners/click')
    // The redirect happens even if the click could not be counted.
    return { kind: 'go', to: (reply.carried as Carried | undefined)?.to ?? landing(context) };
  const banner = reply.operation === 'POST /banners/get' && reply.ok ? reply.data.banners[0] : undefined;
  if (!banner) return { kind: 'go', to: landing(context) };
  const link = bannerPath(banner, context.params.storeSlug ?? '');
  return {
    kind: 'call',
    operation: 'POST /banners/click',
    body: { bannerId: banner.bannerId, platform: 'web' },
    carried: { to: link ?? landing(context) } satisfies Carried,
  };
}
