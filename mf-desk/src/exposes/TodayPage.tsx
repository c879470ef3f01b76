import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readToday, type TodayRead } from '../today-page/read-today';
import { TodayPage } from '../today-page/TodayPage';

type Data = TodayRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readToday(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.today);
  return { kind: 'page', data, head: { title: `Today, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  return <TodayPage first={data} />;
}
