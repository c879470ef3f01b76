import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readStaff, type StaffRead } from '../staff-page/read-staff';
import { StaffPage } from '../staff-page/StaffPage';

type Data = StaffRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readStaff(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.staff);
  return { kind: 'page', data, head: { title: `Staff, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <StaffPage data={data} />;
  return <DeskRefusal reading={data} title="Staff" path={deskPaths.staff} onRetry={() => location.reload()} />;
}
