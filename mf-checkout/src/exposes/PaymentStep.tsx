import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { earlierPaymentRequest, findEarlierPayment } from '../payment-step/find-earlier-payment';
import { type PaymentData, PaymentStep } from '../payment-step/PaymentStep';
import { loadStep } from '../steps/checkout-data';
import { successUrl } from '../success-page/success-url';

const loadPayment = loadStep('checkout-payment', 'Payment');

/** After a return from the bank or a lost reply, the outcome of that payment is shown first. */
export async function load(context: LoadContext): Promise<LoadResult<PaymentData>> {
  const request = earlierPaymentRequest(context.query);
  const found = request && (await findEarlierPayment(context.api, request));
  if (found?.kind === 'placed') return { kind: 'redirect', to: successUrl(found) };
  const result = await loadPayment(context);
  return result.kind === 'page' && found ? { ...result, data: { ...result.data, unfinished: found } } : result;
}

export function Page({ data }: PageProps<PaymentData>) {
  return <PaymentStep data={data} />;
}
