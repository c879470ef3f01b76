import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { HandheldsPage } from '../handhelds-page/HandheldsPage';
import { type HandheldsRead, readHandhelds } from '../handhelds-page/read-handhelds';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = HandheldsRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readHandhelds(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.handhelds);
  return { kind: 'page', data, head: { title: `Handhelds, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <HandheldsPage data={data} />;
  return <DeskRefusal reading={data} title="Handhelds" path={deskPaths.handhelds} onRetry={() => location.reload()} />;
}
