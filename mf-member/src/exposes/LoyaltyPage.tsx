import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { LoyaltyPage } from '../loyalty-page/LoyaltyPage';
import { type Loyalty, readLoyalty } from '../loyalty-page/read-loyalty';
import { type MemberRead, readAsMember } from '../read/read-as-member';

export async function load({ api, business }: LoadContext): Promise<LoadResult<MemberRead<Loyalty>>> {
  const data = await readAsMember(() => readLoyalty(api));
  return { kind: 'page', data, head: { title: `Your rewards, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data }: PageProps<MemberRead<Loyalty>>) {
  return <LoyaltyPage first={data} />;
}
