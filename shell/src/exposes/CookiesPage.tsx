import type { StorageDeclaration } from '@storefront/remote-kit/contract/storage.types';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { COOKIES_PATH } from '../consent/consent';
import { CookiesPage } from '../cookies-page/CookiesPage';

async function loadCookies({ business, storage = [] }: LoadContext): Promise<LoadResult<CookiesData>> {
  return {
    kind: 'page',
    data: { storage },
    head: {
      title: `Cookies, ${business.name}`,
      description: `What ${business.name} keeps in your browser, and how to change it.`,
      canonical: COOKIES_PATH,
    },
  };
}

interface CookiesData {
  readonly storage: readonly StorageDeclaration[];
}

export const load = typeof document === 'undefined' ? loadCookies : serverOnlyLoad;

export function Page({ data, query }: PageProps<CookiesData>) {
  return <CookiesPage storage={data.storage} saved={query.saved} />;
}
