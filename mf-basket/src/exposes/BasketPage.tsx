import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { readBasket } from '../basket/basket.state';
import { BasketPage } from '../basket-page/BasketPage';

export async function load({ api, business }: LoadContext): Promise<LoadResult<null>> {
  await readBasket(api);
  return { kind: 'page', data: null, head: { title: `Your basket, ${business.name}`, robots: 'noindex' } };
}

export function Page() {
  return <BasketPage />;
}
