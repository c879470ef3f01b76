import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { KeysPage } from '../keys-page/KeysPage';
import { type KeysRead, readKeys } from '../keys-page/read-keys';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = KeysRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readKeys(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.keys);
  return { kind: 'page', data, head: { title: `API keys, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <KeysPage data={data} />;
  return <DeskRefusal reading={data} title="API keys" path={deskPaths.keys} onRetry={() => location.reload()} />;
}
