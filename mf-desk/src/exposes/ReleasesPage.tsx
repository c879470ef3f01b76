import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { ReleasesPage } from '../releases-page/ReleasesPage';
import { type ReleasesRead, readReleases } from '../releases-page/read-releases';

type Data = ReleasesRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readReleases(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.releases);
  return { kind: 'page', data, head: { title: `Releases, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <ReleasesPage data={data} />;
  return <DeskRefusal reading={data} title="Releases" path={deskPaths.releases} onRetry={() => location.reload()} />;
}
