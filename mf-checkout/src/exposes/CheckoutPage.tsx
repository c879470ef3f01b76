import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { prepareCheckout, readCheckout } from '../steps/checkout-data';
// For its plain page, which shows the active step.
import '../checkout-frame/CheckoutFrame.module.css';

/** /checkout shows nothing itself: it prepares the checkout and redirects to the active step. */
export async function load({ api, query }: LoadContext): Promise<LoadResult<null>> {
  await prepareCheckout(api);
  const data = await readCheckout(api, query);
  if (!data) return { kind: 'redirect', to: urlTo('index') };
  if (data.basket.totals.missingToMinimum > 0) return { kind: 'redirect', to: urlTo('basket') };
  return { kind: 'redirect', to: urlTo(data.active) };
}

export function Page() {
  return null;
}
