import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sandboxKeys } from '../src/modules/payments/checkoutcom/checkoutcom-account';
import { addDays, localDay } from '../src/modules/slots/local-day';
import { ids } from '../test-support/shop-data';
import type { Answer, FaultSetting } from './fault-environment';

export const GOOD = '4242424242424242';
const CHALLENGED = '4010061700000021';
export const WITHOUT_MONEY = '4544249167673670';
const BANK_PASSWORD = 'Checkout1!';
const back = 'http://localhost:4200/checkout/payment';

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

  constructor(
    readonly setting: FaultSetting,
    readonly method: Method = 'delivery',
  ) {
    shoppers += 1;
    this.email = `shopper-${shoppers}@example.test`;
  }

  async fillsBasket(): Promise<void> {
    const { body } = await this.setting.post('/basket/add-item', {
      storeId: ids.store,
      fulfilmentMethod: this.method,
      menuItem: { id: ids.milk, quantity: 6 },
    });
    this.basketToken = (body.basket as { basketToken: string }).basketToken;
  }

  holdsSlot(time = this.method === 'delivery' ? '17:00' : '12:00', send: Send = this.setting.post): Promise<Answer> {
    return send('/slots/reserve', {
      storeId: ids.store,
      basketToken: this.basketToken,
      fulfilmentMethod: this.method,
      timeSlotDate: addDays(localDay(new Date(), 'Europe/London'), 2),
      timeSlotTime: time,
    });
  }

  async makesDraft(gateway: 'cash' | 'checkoutcom' = 'checkoutcom'): Promise<void> {
    const { status, body } = await this.setting.post('/checkout/process-order', {
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
    });
    if (status !== 200) throw new Error(`No draft: ${JSON.stringify(body)}`);
    this.draftOrderId = body.draftOrderId as number;
    this.amount = body.amount as number;
  }

  /** Everything up to the payment. */
  async isReady(): Promise<this> {
    await this.fillsBasket();
    const held = await this.holdsSlot();
    if (held.status !== 200) throw new Error(`No slot: ${JSON.stringify(held.body)}`);
    await this.makesDraft();
    return this;
  }

  async paysByCard(number: string, send: Send = this.setting.post): Promise<Answer> {
    const token = await this.setting.sandbox.token(number);
    return send('/payments/make-payment', {
      paymentMethod: 'card',
      paymentGateway: 'checkoutcom',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
      token,
      successUrl: `${back}?result=success`,
      failureUrl: `${back}?result=failure`,
    });
  }

  paysCash(send: Send = this.setting.post): Promise<Answer> {
    return send('/payments/make-payment', {
      paymentMethod: 'cash',
      paymentGateway: 'cash',
      draftOrderId: this.draftOrderId,
      amount: this.amount,
      basketToken: this.basketToken,
    });
  }

  /** Pays with a card that requires a challenge, and completes the challenge. */
  async goesToBank(answer?: 'passes' | 'fails' | 'cancels'): Promise<void> {
    const { body } = await this.paysByCard(CHALLENGED);
    const url = String(body.redirectUrl);
    if (answer) await this.answersBank(url, answer);
    else this.bank = url;
  }

  private bank = '';

  async answersBank(url = this.bank, answer: 'passes' | 'fails' | 'cancels' = 'passes'): Promise<void> {
    const given = { passes: { code: BANK_PASSWORD }, fails: { code: 'wrong' }, cancels: 'cancel' } as const;
    if (!(await this.setting.sandbox.answerBank(url, given[answer])))
      throw new Error('The bank did not redirect the shopper');
  }

  comesBack(send: Send = this.setting.post, more: object = {}): Promise<Answer> {
    return send('/payments/verify-payment', {
      draftOrderId: this.draftOrderId,
      paymentGateway: 'checkoutcom',
      basketToken: this.basketToken,
      ...more,
    });
  }

  async notice(): Promise<number> {
    const [payment] = await this.setting.sql<{ id: string }>(
      'select id from payments where draft_order_id = $1 order by created_at desc limit 1',
      [this.draftOrderId],
    );
    const raw = JSON.stringify({
      id: `evt_${payment?.id}`,
      type: 'payment_approved',
      data: { reference: payment?.id },
    });
    return this.setting.webhook(raw, createHmac('sha256', sandboxKeys.webhookSecret).update(raw).digest('hex'));
  }

  /** Waits until the service knows that the bank declined this many captures. */
  async isDeclined(times: number): Promise<void> {
    const known = async () => {
      const [row] = await this.setting.sql<{ declines: number }>(
        'select declines from payments where draft_order_id = $1',
        [this.draftOrderId],
      );
      return row?.declines ?? 0;
    };
    const giveUp = Date.now() + 20_000;
    while ((await known()) < times) {
      if (Date.now() > giveUp) throw new Error(`Its bank has not declined ${times} captures`);
      await pause(50);
    }
  }

  async hasOrder(): Promise<void> {
    const [order] = await this.setting.sql<{ business_order_id: string }>(
      'select business_order_id from orders where draft_order_id = $1',
      [this.draftOrderId],
    );
    this.businessOrderId = order?.business_order_id ?? '';
    if (!this.businessOrderId) throw new Error('There is no order yet');
  }

  orderMoves(status: string): Promise<Answer> {
    return this.setting.admin('/admin/order-transition', { businessOrderId: this.businessOrderId, status });
  }
}
