import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxKeys } from '../src/config/checkoutcom-configuration';
import { addDays, localDay } from '../src/time/local-day';
import { ids } from '../test-support/shop-data';
import type { Answer, FaultEnvironment } from './fault-environment';

export const VALID_CARD = '4242424242424242';
const CHALLENGED_CARD = '4010061700000021';
export const INSUFFICIENT_FUNDS_CARD = '4544249167673670';
const BANK_PASSWORD = 'Checkout1!';
export const HOSTED_CARD = '4263970000005262';
export const HOSTED_DECLINED_CARD = '4000120000001154';
const returnUrl = 'http://localhost:4200/checkout/payment';

type Method = 'delivery' | 'collection';
export type Send = (path: string, body: object) => Promise<Answer>;

let shoppers = 0;

/** One shopper with a basket; each has their own address, so that their mail can be told apart. */
export class Shopper {
  readonly email: string;
  basketToken = '';
  draftOrderId = 0;
  amount = 0;
  businessOrderId = '';
  /** Of a member; undefined for a guest. */
  accessToken?: string;
  /** What operators may have refunded of the order; a call that died may have done nothing. */
  refunded = 0;
  /** The code of a coupon that the basket gets. */
  coupon?: string;

  constructor(
    readonly environment: FaultEnvironment,
    readonly method: Method = 'delivery',
  ) {
    shoppers += 1;
    this.email = `shopper-${shoppers}@example.test`;
  }

  async fillBasket(): Promise<void> {
    const { body } = await this.environment.post('/basket/add-item', {
      storeId: ids.store,
      fulfilmentMethod: this.method,
      menuItem: { id: ids.milk, quantity: 6 },
    });
    this.basketToken = (body.basket as { basketToken: string }).basketToken;
  }

  private async applyCoupon(coupon: string): Promise<void> {
    const terms = { business: 'localhost', code: coupon, name: 'Half a pound', kind: 'fixed', amount: 50 };
    // Each test file adds the coupon once; later shoppers find it.
    await this.environment.admin('/admin/coupon-add', terms);
    const applied = await this.environment.post('/basket/apply-coupon', { basketToken: this.basketToken, coupon });
    if (applied.status !== 200) throw new Error(`No coupon: ${JSON.stringify(applied.body)}`);
  }

  reserveSlot(
    time = this.method === 'delivery' ? '17:00' : '12:00',
    send: Send = this.environment.post,
  ): Promise<Answer> {
    return send('/slots/reserve', {
      storeId: ids.store,
      basketToken: this.basketToken,
      fulfilmentMethod: this.method,
      timeSlotDate: addDays(localDay(new Date(), 'Europe/London'), 2),
      timeSlotTime: time,
    });
  }

  async createDraft(gateway: 'cash' | 'checkoutcom' = 'checkoutcom'): Promise<void> {
    const draft = {
      basketToken: this.basketToken,
      storeId: ids.store,
      fulfilmentMethod: this.method,
      paymentGateway: gateway,
      firstname: 'Grace',
      lastname: 'Hill',
      emailAddress: this.email,
      phoneNumber: '07700900456',
      fulfilmentDetails: {
        address: { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' },
      },
    };
    const { status, body } = await this.environment.post('/checkout/process-order', draft, this.accessToken);
    if (status !== 200) throw new Error(`No draft: ${JSON.stringify(body)}`);
    this.draftOrderId = body.draftOrderId as number;
    this.amount = body.amount as number;
  }

  /** Everything up to the payment. */
  async prepareForPayment(): Promise<this> {
    await this.fillBasket();
    if (this.coupon) await this.applyCoupon(this.coupon);
    // An earlier shopper's slot may have been withdrawn.
    await this.environment.sql('update slots set withdrawn = false where withdrawn');
    const held = await this.reserveSlot();
    if (held.status !== 200) throw new Error(`No slot: ${JSON.stringify(held.body)}`);
    await this.createDraft();
    return this;
  }

  /** Pays as the member with a new card, which is to be saved, or with a saved one. */
  payAsMember(card: { token: string; saveCard: true } | { cardId: number; cvv: string }): Promise<Answer> {
    const body = {
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
      successUrl: `${returnUrl}?result=success`,
      failureUrl: `${returnUrl}?result=failure`,
      ...card,
    };
    return this.environment.post('/payments/make-payment', body, this.accessToken);
  }

  async payByCard(number: string, send: Send = this.environment.post): Promise<Answer> {
    const token = await this.environment.sandbox.token(number);
    return send('/payments/make-payment', {
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
      token,
      successUrl: `${returnUrl}?result=success`,
      failureUrl: `${returnUrl}?result=failure`,
    });
  }

  /** Calls the service directly, as the member if the shopper is one. */
  private readonly asMember: Send = (path, body) => this.environment.post(path, body, this.accessToken);

  /** The page of a payment on the gateway's own page, once it is open. */
  private hostedPage?: { url: string; fields: Record<string, string> };
  private hppResponse = '';

  /** Starts a payment on the gateway's own page. */
  startHosted(send: Send = this.asMember): Promise<Answer> {
    return send('/payments/make-payment', {
      paymentMethod: 'card',
      paymentGateway: 'realex',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
      successUrl: `${returnUrl}?result=success`,
      failureUrl: `${returnUrl}?result=failure`,
    });
  }

  async openHosted(): Promise<void> {
    await this.startHosted();
    const { status, body } = await this.environment.post(
      '/checkout/hosted-payment-producer',
      {
        draftOrderId: this.draftOrderId,
        basketToken: this.basketToken,
        returnUrl,
        shownIn: 'frame',
      },
      this.accessToken,
    );
    if (status !== 200) throw new Error(`No hosted page: ${JSON.stringify(body)}`);
    this.hostedPage = body as { url: string; fields: Record<string, string> };
  }

  /** Pays on the page, or turns back there; the browser has not brought the response yet. */
  async payHosted(card: string, typed?: Record<string, string>): Promise<void> {
    if (!this.hostedPage) await this.openHosted();
    if (!this.hostedPage) throw new Error('There is no hosted page');
    this.hppResponse = (await this.environment.sandbox.payOnPage(this.hostedPage, card, undefined, typed)) ?? '';
    if (!this.hppResponse) throw new Error('The hosted page did not answer');
  }

  bringResponse(send: Send = this.asMember): Promise<Answer> {
    const { draftOrderId, basketToken, hppResponse } = this;
    return send('/checkout/hosted-payment-consumer', { draftOrderId, basketToken, hppResponse });
  }

  payCash(send: Send = this.environment.post): Promise<Answer> {
    return send('/payments/make-payment', {
      paymentMethod: 'cash',
      paymentGateway: 'cash',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
    });
  }

  /** Pays with a card that requires a challenge, and completes the challenge. */
  async goToBank(answer?: 'passes' | 'fails' | 'cancels'): Promise<void> {
    const { body } = await this.payByCard(CHALLENGED_CARD);
    const url = String(body.redirectUrl);
    if (answer) await this.answerBank(url, answer);
    else this.bank = url;
  }

  private bank = '';

  async answerBank(url = this.bank, answer: 'passes' | 'fails' | 'cancels' = 'passes'): Promise<void> {
    const answers = { passes: { code: BANK_PASSWORD }, fails: { code: 'wrong' }, cancels: 'cancel' } as const;
    if (!(await this.environment.sandbox.answerBank(url, answers[answer])))
      throw new Error('The bank did not redirect the shopper');
  }

  returnFromBank(send: Send = this.environment.post, more: object = {}): Promise<Answer> {
    return send('/payments/verify-payment', {
      draftOrderId: this.draftOrderId,
      paymentGateway: 'checkoutcom',
      basketToken: this.basketToken,
      ...more,
    });
  }

  async sendNotice(): Promise<number> {
    const [payment] = await this.environment.sql<{ id: string }>(
      'select id from payments where draft_order_id = $1 order by created_at desc limit 1',
      [this.draftOrderId],
    );
    const raw = JSON.stringify({
      id: `evt_${payment?.id}`,
      type: 'payment_approved',
      data: { reference: payment?.id },
    });
    return this.environment.webhook(raw, createHmac('sha256', sandboxKeys.webhookSecret).update(raw).digest('hex'));
  }

  /** Waits until the service knows that the bank declined this many captures. */
  async untilDeclined(times: number): Promise<void> {
    const declines = async () => {
      const [row] = await this.environment.sql<{ declines: number }>(
        'select declines from payments where draft_order_id = $1',
        [this.draftOrderId],
      );
      return row?.declines ?? 0;
    };
    const deadline = Date.now() + 20_000;
    while ((await declines()) < times) {
      if (Date.now() > deadline) throw new Error(`Its bank has not declined ${times} captures`);
      await pause(50);
    }
  }

  /** Captures the order's charge in the gateway's records alone. */
  async captureAtGateway(): Promise<void> {
    const { sandbox } = this.environment;
    const [charge] = await sandbox.charges(this.draftOrderId);
    const response = await fetch(`${sandbox.url}/checkoutcom/payments/${charge?.id}/captures`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxKeys.secretKey}` },
    });
    if (!response.ok) throw new Error(`The gateway has not captured it: ${response.status}`);
  }

  async readOrder(): Promise<void> {
    const [order] = await this.environment.sql<{ business_order_id: string }>(
      'select business_order_id from orders where draft_order_id = $1',
      [this.draftOrderId],
    );
    this.businessOrderId = order?.business_order_id ?? '';
    if (!this.businessOrderId) throw new Error('There is no order yet');
  }

  moveOrder(status: string): Promise<Answer> {
    return this.environment.admin('/admin/order-transition', { businessOrderId: this.businessOrderId, status });
  }

  cancelOrder(send: Send = this.environment.post): Promise<Answer> {
    const { draftOrderId, basketToken } = this;
    return send('/checkout/order-cancel', { draftOrderId, basketToken });
  }

  /** By the payment of the order that this one changes. */
  payByEarlier(): Promise<Answer> {
    return this.environment.post('/payments/make-payment', {
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
      usesEarlierPayment: true,
    });
  }

  /**
   * Begins to change the placed order: from here on this is the shopper of the changed one.
   * @param quantity of its line, if it changes
   */
  async amendOrder(quantity?: number): Promise<number> {
    const { draftOrderId: replaced, basketToken } = this;
    const { status, body } = await this.environment.post('/checkout/order-amend', {
      draftOrderId: replaced,
      basketToken,
    });
    if (status !== 200) throw new Error(`No change: ${JSON.stringify(body)}`);
    const { basketToken: changed, lines } = body.basket as { basketToken: string; lines: { basketLineId: number }[] };
    this.basketToken = changed;
    if (quantity !== undefined)
      await this.environment.post('/basket/update-item', {
        basketToken: changed,
        basketLineId: lines[0]?.basketLineId,
        menuItem: { quantity },
      });
    await this.createDraft();
    return replaced;
  }

  /** An operator refunds an amount of the order as goodwill. */
  refund(amount: number): Promise<Answer> {
    this.refunded += amount;
    const refund = { kind: 'goodwill', amount, reason: 'Squashed bread' };
    return this.environment.admin('/admin/order-refund', { businessOrderId: this.businessOrderId, ...refund });
  }

  /** An operator withdraws the slot that the basket holds. */
  async withdrawSlot(): Promise<Answer> {
    const { body } = await this.environment.post('/slots/reservation', { basketToken: this.basketToken });
    const { slotId } = body.reservation as { slotId: number };
    return this.environment.admin('/admin/slot-change', { storeId: ids.store, slotId, withdrawn: true });
  }
}
