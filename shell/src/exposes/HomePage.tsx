import { HOME_ITEMS_MAX } from '@storefront/api/constants';
import { currentTime } from '@storefront/bus/current-time';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { findServerLayout } from '@storefront/ui/themes/server-layout';
import { HomePage } from '../home/HomePage';
import { type HomeData, homeData, openShelves } from '../home/home-data';

export const boundaries = ['store-search', 'open-shop'];

async function loadHome({ api, business }: LoadContext): Promise<LoadResult<HomeData>> {
  // Only one theme shows a few stores beside its hero, and its steps before the departments.
  const showsStores = findServerLayout(business.brand).header === 'mega-menu';
  const storeId = business.openShop?.id;
  const [content, recommended, stores] = await Promise.all([
    api.call('POST /content/home', { body: { storeId } }),
    storeId ? api.call('POST /stores/recommended-items', { body: { storeId, limit: HOME_ITEMS_MAX } }) : undefined,
    showsStores ? api.call('POST /stores/search', { body: { filters: { limit: 3 } } }) : undefined,
  ]);
  if (!content.ok) throw new Error(`Home content: ${content.error.code}`);
  const data = {
    ...homeData(content.data, stores?.ok ? stores.data.stores : [], new Date(currentTime())),
    ...(business.openShop && {
      shelves: openShelves(business.openShop, content.data.popular, recommended?.ok ? recommended.data.items : []),
    }),
    // Goods of an open shop stand as high as possible.
    isStepsFirst: showsStores && !business.openShop,
  };
  return {
    kind: 'page',
    data,
    head: {
      title: `${business.name}. ${business.strapline}`,
      description: data.hero.text,
      canonical: '/',
      image: data.hero.image ?? undefined,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: business.name,
          url: '/',
          slogan: business.strapline,
        },
      ],
    },
  };
}

export const load = typeof document === 'undefined' ? loadHome : serverOnlyLoad;

export function Page({ data, query }: PageProps<HomeData>) {
  return <HomePage data={data} query={query} />;
}
