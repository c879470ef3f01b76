import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { urlTo } from '@storefront/routes/url-to';
import { readSavedCards } from '../payment-step/cards/read-saved-cards';
import { findOpenPayment, openPaymentRequest } from '../payment-step/open-payment/find-open-payment';
import { type PaymentData, PaymentStep } from '../payment-step/PaymentStep';
import { cardsChargedHere } from '../payment-step/payment-options';
import { loadStep } from '../steps/checkout-data';
import { stepTitles } from '../steps/step-titles';
import { successUrl } from '../success-page/success-url';

const loadPayment = loadStep('checkout-payment', stepTitles['checkout-payment']);

/** After a return from the bank or a lost reply, the outcome of that payment is shown first. */
export async function load(context: LoadContext): Promise<LoadResult<PaymentData>> {
  const request = openPaymentRequest(context.query);
  const found = request && (await findOpenPayment(context.api, request));
  if (found?.kind === 'placed') return { kind: 'redirect', to: successUrl(found) };
  const result = await loadPayment(context);
  if (result.kind !== 'page') return result;
  const isCardFormOpen = context.path === urlTo('checkout-payment-card-form');
  const saved = await readSavedCards(context.api);
  const cards = cardsChargedHere(saved);
  const hasCardsOnPage = saved.length > cards.length;
  const unfinished = found && { unfinished: found };
  return { ...result, data: { ...result.data, cards, hasCardsOnPage, isCardFormOpen, ...unfinished } };
}

export function Page({ data }: PageProps<PaymentData>) {
  return <PaymentStep data={data} />;
}
