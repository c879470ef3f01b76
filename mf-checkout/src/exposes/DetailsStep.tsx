import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { type DetailsData, DetailsStep } from '../details-step/DetailsStep';
import { readKnownShopper } from '../details-step/known-shopper';
import { loadStep } from '../steps/checkout-data';
import { stepTitles } from '../steps/step-titles';

const loadCheckout = loadStep('checkout-details', stepTitles['checkout-details']);

/** Loads the known details too, so that the form is there at once and keeps what was typed into the one before it. */
export async function load(context: LoadContext): Promise<LoadResult<DetailsData>> {
  const reading = readKnownShopper(context.api);
  const checkout = await loadCheckout(context);
  // A redirect need not wait for it.
  return checkout.kind === 'page' ? { ...checkout, data: { ...checkout.data, known: await reading } } : checkout;
}

export function Page({ data }: PageProps<DetailsData>) {
  return <DetailsStep data={data} />;
}
