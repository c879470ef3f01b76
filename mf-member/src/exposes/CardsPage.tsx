import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { CardsPage } from '../cards-page/CardsPage';
import { type CardList, readCards } from '../cards-page/read-cards';
import { type MemberRead, readAsMember } from '../read/read-as-member';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<CardList>>> {
  const data = await readAsMember(() => readCards(api));
  return { kind: 'page', data, head: { title: `Your cards, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<MemberRead<CardList>>) {
  return <CardsPage first={data} />;
}
