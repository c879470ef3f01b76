import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { ContentPage } from '../content-page/ContentPage';
import { type BannersRead, readBanners } from '../content-page/read-banners';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = BannersRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readBanners(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.content);
  return { kind: 'page', data, head: { title: `Content, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  return <ContentPage first={data} />;
}
