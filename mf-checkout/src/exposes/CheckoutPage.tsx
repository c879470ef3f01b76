import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { readCheckout } from '../steps/checkout-data';

/** /checkout shows nothing itself: it prepares the checkout and redirects to the active step. */
export async function load({ api }: LoadContext): Promise<LoadResult<null>> {
  const data = await readCheckout(api);
  if (!data) return { kind: 'redirect', to: urlTo('index') };
  if (data.basket.totals.missingToMinimum > 0) return { kind: 'redirect', to: urlTo('basket') };
  return { kind: 'redirect', to: urlTo(data.active) };
}

export function Page() {
  return null;
}
