import { currentTime } from '@storefront/bus/current-time';
import { isPlainDate } from '@storefront/dates/parse-date';
import { plainDate } from '@storefront/dates/plain';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { addDays } from '../calendar/days';
import { DeskRefusal } from '../frame/DeskRefusal';
import { MoneyPage } from '../money-page/MoneyPage';
import { moneyPath } from '../money-page/money-path';
import { type MoneyRead, readMoney } from '../money-page/read-money';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = MoneyRead | DeskFailure;

/** The day that is asked for, at most today; yesterday without one, which is the last that is over. */
function queryOf({ day = '', store }: Readonly<Record<string, string>>) {
  const today = plainDate(currentTime());
  const asked = isPlainDate(day) ? day : addDays(today, -1);
  const isFuture = asked > today;
  return { today, day: isFuture ? today : asked, ...(store && { store }) };
}

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const asked = queryOf(query);
  const data = await readMoney(api, asked);
  if (data.kind === 'log-in') return toLogIn(moneyPath(asked));
  return { kind: 'page', data, head: { title: `Money, ${business.name}` } };
}

export function Page({ data, query }: PageProps<Data>) {
  const asked = queryOf(query);
  if (data.kind === 'read') return <MoneyPage data={data} query={asked} />;
  return <DeskRefusal reading={data} title="Money" path={moneyPath(asked)} onRetry={() => location.reload()} />;
}
