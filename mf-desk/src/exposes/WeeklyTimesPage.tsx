import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readWeeklyTimes, type WeeklyTimesRead } from '../weekly-times/read-weekly-times';
import { WeeklyTimesPage } from '../weekly-times/WeeklyTimesPage';
import { weeklyTimesPath } from '../weekly-times/weekly-times-path';

type Data = WeeklyTimesRead | DeskFailure;

const methodOf = ({ method }: Readonly<Record<string, string>>) =>
  method === 'collection' ? ('collection' as const) : ('delivery' as const);

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readWeeklyTimes(api);
  if (data.kind === 'log-in') return toLogIn(weeklyTimesPath(methodOf(query)));
  return { kind: 'page', data, head: { title: `Weekly times, ${business.name}` } };
}

export function Page({ data, query }: PageProps<Data>) {
  return <WeeklyTimesPage first={data} method={methodOf(query)} />;
}
