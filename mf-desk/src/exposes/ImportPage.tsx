import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { ImportPage } from '../import-page/ImportPage';
import { deskPaths } from '../navigation/desk-paths';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = { readonly kind: 'read'; readonly visit: DeskVisit } | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readDesk<Data & { kind: string }>(async () => {
    const visit = await deskVisit(api);
    const { role, worksInAllStores } = visit.operator;
    return role === 'administrator' && worksInAllStores ? { kind: 'read', visit } : { kind: 'no-right' };
  });
  if (data.kind === 'log-in') return toLogIn(deskPaths.import);
  return { kind: 'page', data, head: { title: `Import, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <ImportPage visit={data.visit} />;
  return <DeskRefusal reading={data} title="Import" path={deskPaths.import} onRetry={() => location.reload()} />;
}
