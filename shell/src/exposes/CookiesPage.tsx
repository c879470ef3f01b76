import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { serverOnlyLoad } from '@storefront/remote-kit/server-only-load';
import { COOKIES_PATH } from '../consent/consent';
import { CookiesPage } from '../cookies-page/CookiesPage';

async function loadCookies({ business }: LoadContext): Promise<LoadResult<null>> {
  return {
    kind: 'page',
    data: null,
    head: {
      title: `Cookies, ${business.name}`,
      description: `What ${business.name} keeps in your browser, and how to change it.`,
      canonical: COOKIES_PATH,
    },
  };
}

export const load = typeof document === 'undefined' ? loadCookies : serverOnlyLoad;

export function Page({ query }: PageProps<null>) {
  return <CookiesPage saved={query.saved} />;
}
