import type { ApiClient } from '@storefront/api/client';
import type { Basket } from '@storefront/api/entities/basket';
import type { StoreDetails } from '@storefront/api/entities/store';
import { shared } from '@storefront/bus/bus';
import type { LoadContext, LoadResult } from '@storefront/remote-kit/page.types';
import type { CheckoutStep } from '@storefront/routes/route-paths';
import { urlTo } from '@storefront/routes/url-to';
import { adoptProgress } from './adopt-progress';
import { readProgress } from './progress.state';
import { activeStep, isStepOpen, type MainStep, type ProgressQuery } from './steps.model';

/** The data of every step. */
export interface CheckoutData {
  readonly basket: Basket;
  readonly store: StoreDetails;
  readonly active: MainStep;
}

/** Fills in what a member's account knows; the steps ask a shopper for whom that fails. */
export async function prepareCheckout(api: ApiClient): Promise<void> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken || shared.session.get().strategy !== 'member') return;
  await api.call('POST /checkout/prepare', { body: { basketToken } }).catch(() => undefined);
}

/** The current basket and its store; undefined when there is nothing to check out. */
export async function readCheckout(api: ApiClient, query: ProgressQuery): Promise<CheckoutData | undefined> {
  const basketToken = shared.basket.get()?.basketToken;
  if (!basketToken) return undefined;
  // Checkout shows no updates, so they stay unseen until the basket's page shows them.
  const basket = await api.call('POST /basket/get-or-create', { body: { basketToken, isSummary: true } });
  if (!basket.ok) throw new Error(`Basket: ${basket.error.code}`);
  const { storeId, lines } = basket.data;
  if (!storeId || !lines.length) return undefined;
  const store = await api.call('POST /stores/details', { body: { storeId } });
  if (!store.ok) throw new Error(`Store: ${store.error.code}`);
  readProgress(basket.data);
  const active = activeStep(
    shared.session.get(),
    basket.data,
    adoptProgress(basket.data, query),
    store.data.guestCheckout,
  );
  return { basket: basket.data, store: store.data, active };
}

/** Loads a step's data, or redirects to the active step when this one is ahead of it. */
export const loadStep =
  (step: CheckoutStep, title: string) =>
  async ({ api, business, query }: LoadContext): Promise<LoadResult<CheckoutData>> => {
    const data = await readCheckout(api, query);
    if (!data) return { kind: 'redirect', to: urlTo('index') };
    if (data.basket.totals.missingToMinimum > 0) return { kind: 'redirect', to: urlTo('basket') };
    if (!isStepOpen(step, data.active)) return { kind: 'redirect', to: urlTo(data.active) };
    return { kind: 'page', data, head: { title: `${title}, ${business.name}`, robots: 'noindex' } };
  };
