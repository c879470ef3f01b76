import { createHmac } from 'node:crypto';
import { sandboxKeys } from '../src/config/checkoutcom-configuration';
import type { StartedSandbox } from '../test-support/programs/start-sandbox';
import { ids } from '../test-support/shop-data';
import { type Draft, draftAtOnce, guest } from './draft-orders';
import type { Answer, RaceEnvironment } from './race-environment';

const VALID_CARD = '4242424242424242';
const CHALLENGED_CARD = '4010061700000021';
const BANK_PASSWORD = 'Checkout1!';
const HOSTED_CARD = '4263970000005262';
const returnUrl = 'http://localhost:4200/checkout/payment';

/** A shopper with a draft order, and what they and others may do to it and its payment on one of two processes. */
export class PaymentRacer {
  /** The order that replaces this one when it is paid. */
  amendment?: PaymentRacer;
  cardId = 0;
  private bank = '';
  private hppResponse = '';

  constructor(
    private readonly environment: RaceEnvironment,
    private readonly sandbox: StartedSandbox,
    private readonly session: Record<string, string>,
    readonly draft: Draft,
  ) {}

  /** @param sessions of members; guests without them */
  static async several(
    environment: RaceEnvironment,
    sandbox: StartedSandbox,
    count: number,
    sessions?: readonly Record<string, string>[],
  ): Promise<PaymentRacer[]> {
    const sessionOf = (place: number) => sessions?.[place] ?? guest(place);
    const drafts = await draftAtOnce(environment, count, { quantity: 10, paymentGateway: 'checkoutcom', sessionOf });
    return drafts.map((draft, place) => new PaymentRacer(environment, sandbox, sessionOf(place), draft));
  }

  get draftOrderId(): number {
    return Number(this.draft.body.draftOrderId);
  }

  post(process: number, path: string, body: object): Promise<Answer> {
    return this.environment.post(this.environment.apis[process], path, body, this.session);
  }

  private admin(process: number, path: string, body: object, key?: string): Promise<Answer> {
    const api = this.environment.apis[process];
    const headers = { 'x-admin-key': api?.adminKey ?? '', ...(key && { 'idempotency-key': key }) };
    return this.environment.post(api, path, body, headers);
  }

  private pay(process: number, method: object): Promise<Answer> {
    const { basketToken, body } = this.draft;
    const { draftOrderId, amount } = body;
    const urls = { successUrl: returnUrl, failureUrl: returnUrl };
    return this.post(process, '/payments/make-payment', { basketToken, draftOrderId, amount, ...urls, ...method });
  }

  async payByCard(process: number, number = VALID_CARD, more: object = {}): Promise<Answer> {
    const token = await this.sandbox.token(number);
    return this.pay(process, { paymentMethod: 'card', paymentGateway: 'checkoutcom', token, ...more });
  }

  payBySavedCard(process: number): Promise<Answer> {
    const { cardId } = this;
    return this.pay(process, { paymentMethod: 'card', paymentGateway: 'checkoutcom', cardId, cvv: '100' });
  }

  /** By the payment of the order that this one changes. */
  payByEarlier(process: number): Promise<Answer> {
    return this.pay(process, { paymentMethod: 'card', paymentGateway: 'checkoutcom', usesEarlierPayment: true });
  }

  payInCash(process: number): Promise<Answer> {
    return this.pay(process, { paymentMethod: 'cash', paymentGateway: 'cash' });
  }

  /** Leaves the shopper at the bank, which is confirmed if `answers` is true. */
  async goToBank(process: number, answers: boolean): Promise<Answer> {
    const reply = await this.payByCard(process, CHALLENGED_CARD);
    this.bank = String(reply.body.redirectUrl ?? '');
    if (answers) await this.sandbox.answerBank(this.bank, { code: BANK_PASSWORD });
    return reply;
  }

  async payOnHostedPage(process: number, typed: Record<string, string>): Promise<void> {
    await this.pay(process, { paymentMethod: 'card', paymentGateway: 'realex' });
    const { draftOrderId } = this;
    const request = { draftOrderId, basketToken: this.draft.basketToken, returnUrl, shownIn: 'frame' };
    const { body } = await this.post(process, '/checkout/hosted-payment-producer', request);
    const page = body as unknown as Parameters<StartedSandbox['payOnPage']>[0];
    this.hppResponse = (await this.sandbox.payOnPage(page, HOSTED_CARD, undefined, typed)) ?? '';
  }

  bringResponse(process: number): Promise<Answer> {
    const { draftOrderId, hppResponse } = this;
    const { basketToken } = this.draft;
    return this.post(process, '/checkout/hosted-payment-consumer', { draftOrderId, basketToken, hppResponse });
  }

  /** The response that the browser posts to the shop, which the shell passes on. */
  postResponse(process: number): Promise<Answer> {
    return this.hook(process, 'realex', JSON.stringify({ hppResponse: this.hppResponse }));
  }

  verify(process: number, paymentGateway = 'checkoutcom', more: object = {}): Promise<Answer> {
    const { draftOrderId } = this;
    const { basketToken } = this.draft;
    return this.post(process, '/payments/verify-payment', { draftOrderId, basketToken, paymentGateway, ...more });
  }

  settle(process: number): Promise<Answer> {
    return this.admin(process, '/admin/reconcile', {});
  }

  private async hook(process: number, gateway: string, raw: string, signature = ''): Promise<Answer> {
    const headers = { 'content-type': 'application/json', 'cko-signature': signature };
    const url = `${this.environment.apis[process]?.origin}/webhooks/${gateway}`;
    return { status: (await fetch(url, { method: 'POST', headers, body: raw })).status, body: {} };
  }

  /** The gateway's notice about the last payment. */
  async notify(process: number): Promise<Answer> {
    const [payment] = await this.environment.sql(
      `select id from payments where draft_order_id = any($1) and adds_to is null
       order by draft_order_id = $2 desc, created_at desc limit 1`,
      [[this.draftOrderId, this.amendment?.draftOrderId ?? 0], this.draftOrderId],
    );
    const data = { reference: String(payment?.id) };
    const raw = JSON.stringify({ id: `evt_${payment?.id}_${process}`, type: 'payment_approved', data });
    const signature = createHmac('sha256', sandboxKeys.webhookSecret).update(raw).digest('hex');
    return this.hook(process, 'checkoutcom', raw, signature);
  }

  /** Somebody voids or refunds the charge in the gateway's dashboard, which sends its notice. */
  async inDashboard(process: number, operation: 'voids' | 'refunds'): Promise<Answer> {
    const [charge] = await this.sandbox.charges(this.draftOrderId);
    await fetch(`${this.sandbox.url}/checkoutcom/payments/${charge?.id}/${operation}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandboxKeys.secretKey}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return this.notify(process);
  }

  clearBasket(process: number): Promise<Answer> {
    return this.post(process, '/basket/clear', { basketToken: this.draft.basketToken });
  }

  async endHold(): Promise<Answer> {
    await this.environment.sql(
      `update reservations set expires_at = now() where state = 'held'
       and basket_id = (select id from baskets where token = $1)`,
      [this.draft.basketToken],
    );
    return { status: 200, body: {} };
  }

  private async number(): Promise<string> {
    const [row] = await this.environment.sql(
      'select business_order_id as number from orders where draft_order_id = $1',
      [this.draftOrderId],
    );
    return String(row?.number);
  }

  async move(process: number, status: string): Promise<Answer> {
    return this.admin(process, '/admin/order-transition', { businessOrderId: await this.number(), status });
  }

  async refund(process: number, amount: number, key: string): Promise<Answer> {
    const refund = { businessOrderId: await this.number(), kind: 'goodwill', amount, reason: 'Squashed bread' };
    return this.admin(process, '/admin/order-refund', refund, key);
  }

  cancel(process: number): Promise<Answer> {
    const { draftOrderId } = this;
    return this.post(process, '/checkout/order-cancel', { draftOrderId, basketToken: this.draft.basketToken });
  }

  keepOrder(process: number): Promise<Answer> {
    const { draftOrderId } = this;
    return this.post(process, '/checkout/order-amend-end', { draftOrderId, basketToken: this.draft.basketToken });
  }

  /** The cut-off of the order's time passes. */
  async passCutOff(): Promise<Answer> {
    await this.environment.sql(
      `update slots set lead_minutes = 1000000 where (store_id, slot_id) =
         (select store_id, slot_id from orders where draft_order_id = $1)`,
      [this.draftOrderId],
    );
    return { status: 200, body: {} };
  }

  /** Prepares the order that replaces this one, up to its payment. @param quantity of its only line, if it changes */
  async amend(process: number, quantity?: number): Promise<void> {
    const { draftOrderId, session, environment, sandbox } = this;
    const { basketToken } = this.draft;
    const { body } = await this.post(process, '/checkout/order-amend', { draftOrderId, basketToken });
    const { basketToken: changed, lines } = body.basket as { basketToken: string; lines: { basketLineId: number }[] };
    if (quantity !== undefined) {
      const line = { basketToken: changed, basketLineId: lines[0]?.basketLineId, menuItem: { quantity } };
      expect((await this.post(process, '/basket/update-item', line)).status).toBe(200);
    }
    const made = await this.post(process, '/checkout/process-order', {
      basketToken: changed,
      storeId: ids.store,
      fulfilmentMethod: 'collection',
      paymentGateway: 'checkoutcom',
      firstname: 'Test',
      lastname: 'Shopper',
      emailAddress: 'amends@example.test',
      phoneNumber: '07700 900456',
    });
    expect(made.status).toBe(200);
    this.amendment = new PaymentRacer(environment, sandbox, session, { basketToken: changed, body: made.body });
  }

  /** The member saves a card. */
  async saveCard(): Promise<void> {
    const { body } = await this.post(0, '/member/card', { token: await this.sandbox.token(VALID_CARD) });
    this.cardId = Number(body.cardId);
  }

  async removeCard(process: number): Promise<Answer> {
    const { apis } = this.environment;
    const response = await fetch(`${apis[process]?.origin}/en-gb/api/member/card`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', ...this.session },
      body: JSON.stringify({ cardId: this.cardId }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
}
