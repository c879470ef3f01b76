import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { CouponsPage } from '../coupons-page/CouponsPage';
import { type CouponsRead, readCoupons } from '../coupons-page/read-coupons';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = CouponsRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readCoupons(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.coupons);
  return { kind: 'page', data, head: { title: `Coupons, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <CouponsPage data={data} />;
  return <DeskRefusal reading={data} title="Coupons" path={deskPaths.coupons} onRetry={() => location.reload()} />;
}
