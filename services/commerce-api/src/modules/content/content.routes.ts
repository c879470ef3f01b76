import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { contentPage, contentPageSlugs, contentRedirect } from './content-pages.repository';
import { countBanner } from './count-banner.service';

type Keys =
  | 'POST /seo/page'
  | 'POST /seo/pages'
  | 'POST /seo/redirect'
  | 'POST /banners/impression'
  | 'POST /banners/click';

export function contentRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db } = context;
  return {
    'POST /seo/page': ({ business, body }) => contentPage(db, business.id, body.slug),
    'POST /seo/pages': async ({ business }) => ({ slugs: await contentPageSlugs(db, business.id) }),
    'POST /seo/redirect': ({ business, body }) => contentRedirect(db, business.id, body.slug),
    'POST /banners/impression': (call) => countBanner(context, 'impression', call),
    'POST /banners/click': (call) => countBanner(context, 'click', call),
  };
}
