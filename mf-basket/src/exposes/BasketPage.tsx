import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { readBasket } from '../basket/basket.state';
import { BasketPage } from '../basket-page/BasketPage';
import { askedStore } from '../store-change/asked-store';
import type { MovePreview } from '../store-change/MovedItems';
import { readMovePreview } from '../store-change/read-move-preview';

/** What of the basket the store in the URL sells, if it names one. */
type Data = MovePreview | null;

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const basket = await readBasket(api);
  const storeId = askedStore(query);
  const data = basket && storeId ? await readMovePreview(api, basket.basketToken, storeId) : undefined;
  return { kind: 'page', data: data ?? null, head: { title: `Your basket, ${business.name}`, robots: 'noindex' } };
}

export function Page({ data, query }: PageProps<Data>) {
  return <BasketPage preview={data} query={query} />;
}
