import type { Banner } from '@storefront/api/entities/banner';
import { bannerNotFound } from '@storefront/messages/catalogue';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { urlTo } from '@storefront/routes/url-to';
import { BannerPage } from '../banner-page/BannerPage';
import { type BannerData, bannerData } from '../banner-page/banner-data';
import { findStore } from '../store/find-store';

async function loadBanner(context: LoadContext): Promise<LoadResult<BannerData>> {
  const found = await findStore(context);
  if ('missing' in found) return found.missing;
  const { store } = found;
  const { bannerSlug = '' } = context.params;
  const [reply, content] = await Promise.all([
    context.api.call('POST /banners/get', { body: { storeId: store.id, bannerSlug, platform: 'web' } }),
    context.api.call('POST /content/home', { body: { storeId: store.id } }),
  ]);
  const banner: Banner | undefined = reply.ok ? reply.data.banners[0] : undefined;
  if (!banner || !content.ok) return { kind: 'not-found', message: bannerNotFound };
  return {
    kind: 'page',
    data: bannerData(store, banner, content.data),
    head: {
      title: `${banner.title}, ${context.business.name}`,
      description: banner.text,
      canonical: urlTo('stores-storeSlug-banner-bannerSlug', { storeSlug: store.slug, bannerSlug: banner.slug }),
      image: banner.image ?? undefined,
    },
  };
}

export const load = typeof document === 'undefined' ? loadBanner : serverOnlyLoad;

export function Page({ data, query }: PageProps<BannerData>) {
  return <BannerPage data={data} query={query} />;
}
