import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { deskPaths } from '../navigation/desk-paths';
import { toLogIn } from '../navigation/to-log-in';
import { type PickRead, readPick } from '../pick/load-pick';
import { PickPage } from '../pick/PickPage';
import { pickTitle } from '../pick/texts';

export async function load({ api, business }: LoadContext): Promise<LoadResult<PickRead>> {
  const data = await readPick(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.pick);
  return { kind: 'page', data, head: { title: `${pickTitle}, ${business.name}` } };
}

export function Page({ data }: PageProps<PickRead>) {
  return <PickPage first={data} />;
}
