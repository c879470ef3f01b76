import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readZones, type ZonesRead } from '../zones-page/read-zones';
import { ZonesPage } from '../zones-page/ZonesPage';

type Data = ZonesRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readZones(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.zones);
  return { kind: 'page', data, head: { title: `Zones, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  return <ZonesPage first={data} />;
}
