import { shared } from '@storefront/bus/bus';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { readWeeklySlot, type WeeklyTime } from '../weekly-slot-page/read-weekly-slot';
import { WeeklySlotPage } from '../weekly-slot-page/WeeklySlotPage';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<WeeklyTime>>> {
  const data = await readAsMember(() => readWeeklySlot(api, shared.store.get()?.id));
  return { kind: 'page', data, head: { title: `Weekly time, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<MemberRead<WeeklyTime>>) {
  return <WeeklySlotPage first={data} query={query} />;
}
