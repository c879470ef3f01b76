import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { CounterPage } from '../counter/CounterPage';
import { type CounterRead, readCounter } from '../counter/load-counter';
import { counterTitle } from '../counter/texts';
import { deskPaths } from '../navigation/desk-paths';
import { toLogIn } from '../navigation/to-log-in';

export async function load({ api, business }: LoadContext): Promise<LoadResult<CounterRead>> {
  const data = await readCounter(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.counter);
  return { kind: 'page', data, head: { title: `${counterTitle}, ${business.name}` } };
}

export function Page({ data }: PageProps<CounterRead>) {
  return <CounterPage first={data} />;
}
