import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { OwnLogInPage } from '../own-log-in-page/OwnLogInPage';
import { type OwnLogInRead, readOwnLogIn } from '../own-log-in-page/read-own-log-in';

type Data = OwnLogInRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readOwnLogIn(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.ownLogIn);
  return { kind: 'page', data, head: { title: `Your log-in, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <OwnLogInPage data={data} />;
  return <DeskRefusal reading={data} title="Your log-in" path={deskPaths.ownLogIn} onRetry={() => location.reload()} />;
}
