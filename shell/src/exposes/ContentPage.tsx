import type { ContentPage as Content } from '@storefront/api/entities/content-page';
import { pageNotFound } from '@storefront/messages/system';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { ContentPage } from '../content-page/ContentPage';
import { destinationPath } from '../content-page/destination-path';

/** A page that editors wrote, or its new URL; used when no other page has the path. */
async function loadContent({ api, params, business }: LoadContext): Promise<LoadResult<Content>> {
  const { slug = '' } = params;
  if (!/^[a-z0-9][a-z0-9-]{0,159}$/.test(slug)) return { kind: 'not-found', message: pageNotFound };
  const page = await api.call('POST /seo/page', { body: { slug } });
  if (page.ok)
    return {
      kind: 'page',
      data: page.data,
      head: {
        title: `${page.data.title}, ${business.name}`,
        description: page.data.description,
        canonical: `/${page.data.slug}`,
        kind: 'article',
      },
    };
  const moved = await api.call('POST /seo/redirect', { body: { slug } });
  if (!moved.ok) return { kind: 'not-found', message: pageNotFound };
  return { kind: 'redirect', to: destinationPath(moved.data.to), status: moved.data.permanent ? 301 : 302 };
}

export const load = typeof document === 'undefined' ? loadContent : serverOnlyLoad;

export function Page({ data }: PageProps<Content>) {
  return <ContentPage page={data} />;
}
