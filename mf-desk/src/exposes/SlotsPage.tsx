import { currentTime } from '@storefront/bus/current-time';
import { isPlainDate } from '@storefront/dates/parse-date';
import { plainDate } from '@storefront/dates/plain';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { mondayOf } from '../calendar/days';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readSlots, type SlotsRead } from '../slots-page/read-slots';
import { SlotsPage } from '../slots-page/SlotsPage';
import { slotsPath } from '../slots-page/slots-path';

type Data = SlotsRead | DeskFailure;

function queryOf({ week = '', method }: Readonly<Record<string, string>>) {
  const today = plainDate(currentTime());
  return {
    today,
    week: mondayOf(isPlainDate(week) ? week : today),
    method: method === 'collection' ? ('collection' as const) : ('delivery' as const),
  };
}

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const asked = queryOf(query);
  const data = await readSlots(api, asked);
  if (data.kind === 'log-in') return toLogIn(slotsPath(asked));
  return { kind: 'page', data, head: { title: `Slots, ${business.name}` } };
}

export function Page({ data, query }: PageProps<Data>) {
  return <SlotsPage first={data} query={queryOf(query)} />;
}
