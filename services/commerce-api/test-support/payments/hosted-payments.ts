import { GUEST_SESSION } from '../guest-session';
import { type Draft, returnUrl, setUpCardPayments } from './card-payments';

/** A card that the hosted page authorises at once. */
export const HOSTED_CARD = '4263970000005262';
export const HOSTED_CHALLENGED_CARD = '4012001038488884';
export const HOSTED_BANK_CODE = 'Realex1!';

/** A service and a gateway with a hosted page, with a shopper's actions. */
export function setUpHostedPayments() {
  const payments = setUpCardPayments();
  const { world } = payments;
  const paymentGateway = 'realex' as const;

  /** Starts the payment of a draft: it waits for the shopper. */
  const start = (of: Draft) =>
    world.service.call('POST /payments/make-payment', {
      ...of,
      paymentMethod: 'card',
      paymentGateway,
      successUrl: `${returnUrl}?result=success`,
      failureUrl: `${returnUrl}?result=failure`,
    });

  /** The fields that open the page. */
  const produce = (
    { draftOrderId, basketToken }: Draft,
    shownIn: 'frame' | 'window' = 'frame',
    guest: string = GUEST_SESSION,
  ) =>
    world.service.call(
      'POST /checkout/hosted-payment-producer',
      { draftOrderId, basketToken, returnUrl, shownIn },
      { guest },
    );

  /** Starts a payment and pays it on the page. @returns what the page answers to the browser */
  async function payOnPage(of: Draft, card: string = HOSTED_CARD, answer?: string): Promise<string> {
    const started = await start(of);
    expect(started.data).toMatchObject({ paymentState: 'pending', redirectUrl: null, orderId: null });
    const page = await produce(of);
    expect(page.status).toBe(200);
    const response = await world.sandbox.payOnPage(page.data, card, answer);
    if (!response) throw new Error('The hosted page did not answer');
    return response;
  }

  const consume = ({ draftOrderId, basketToken }: Draft, hppResponse: string) =>
    world.service.call('POST /checkout/hosted-payment-consumer', { draftOrderId, basketToken, hppResponse });

  /** Posts a response like the shell does for a browser that came back by a form. */
  async function postResponse(hppResponse: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${world.service.origin}/webhooks/realex`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ hppResponse }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  const verify = ({ draftOrderId, basketToken }: Draft, more: { cancelled?: boolean } = {}) =>
    world.service.call('POST /payments/verify-payment', { draftOrderId, basketToken, paymentGateway, ...more });

  return { ...payments, start, produce, payOnPage, consume, postResponse, verify };
}

/** A response with some values replaced, decoded and encoded as the page does. */
export function withValues(response: string, changed: Record<string, string>): string {
  const encoded = Object.entries(changed).map(([name, value]) => [name, Buffer.from(value).toString('base64')]);
  return JSON.stringify({ ...JSON.parse(response), ...Object.fromEntries(encoded) });
}
