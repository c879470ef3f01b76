import type { ApiClient } from '@storefront/api/client';
import type { PaymentLink } from '@storefront/api/entities/payment-link';
import { urlTo } from '@storefront/routes/url-to';
import { findOpenPayment, openPaymentRequest, type Unfinished } from '../payment-step/open-payment/find-open-payment';
import type { PayableForm } from '../payment-step/payable';

export interface PayData {
  /** Undefined when the link is not ours, or this browser has opened none. */
  readonly link: PaymentLink | undefined;
  /** Another browser pays right now, so this one could not open the link. */
  readonly isBeingPaid?: boolean;
  /** What the form pays; undefined when there is nothing to pay. */
  readonly payable?: PayableForm;
  /** The state of a payment of this draft that placed no order. */
  readonly unfinished?: Unfinished;
}

const NOBODY = { contact: null, deliveryAddress: null, billingAddress: null, instructions: null, session: null };

/** Opens a link, after which this browser may pay its draft. @returns why not: it is not ours, or somebody pays by it right now */
export async function openLink(api: ApiClient, link: string): Promise<'opened' | 'being-paid' | 'invalid'> {
  const reply = await api.call('POST /payments/payment-link-open', { body: { link } });
  if (reply.ok) return 'opened';
  return reply.error.code === 'payment_in_progress' ? 'being-paid' : 'invalid';
}

/** What this browser pays by the link that it opened, and what became of a payment that has begun. */
export async function readPaymentLink(api: ApiClient, query: Readonly<Record<string, string>>): Promise<PayData> {
  const reply = await api.call('POST /payments/payment-link', { body: {} });
  if (!reply.ok) return { link: undefined };
  const link = reply.data;
  const { draftOrderId, total, fulfilmentMethod } = link;
  const request = openPaymentRequest(query);
  const found = request?.draftOrderId === draftOrderId ? await findOpenPayment(api, request) : undefined;
  if (found?.kind === 'placed') return readPaymentLink(api, {});
  const unfinished = found && { unfinished: withoutPlace(found) };
  if (link.state !== 'open') return { link, ...(found?.kind !== 'refused' && unfinished) };
  const store = await api.call('POST /stores/details', { body: { storeId: link.storeId } });
  if (!store.ok) throw new Error(`Store: ${store.error.code}`);
  const payable: PayableForm = {
    basket: { fulfilmentMethod, checkout: NOBODY, totals: { total } },
    // The link is there to be paid now.
    store: { ...store.data, paymentMethods: store.data.paymentMethods.filter((method) => method !== 'cash') },
    draft: { draftOrderId, amount: total },
    cards: [],
    isCardFormOpen: true,
  };
  return { link, payable, ...unfinished };
}

/** Nothing leads to a basket here: the order is corrected on the phone. */
function withoutPlace(found: Unfinished): Unfinished {
  if (found.kind !== 'refused') return found;
  const { goTo: _nowhere, ...refused } = found;
  return refused;
}

/** Where a link leads once this browser has opened it: the address bar keeps no secret. */
export const payPath = (): string => urlTo('pay');
