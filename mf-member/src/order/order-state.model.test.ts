import { type OrderStatus, OrderStatus as statuses } from '@storefront/api/entities/order-status';
import { isTracked, isUnderWay, orderSteps, statusMessage, statusWord } from './order-state.model';

const delivery = (status: OrderStatus) => ({ status, fulfilmentMethod: 'delivery' as const });
const collection = (status: OrderStatus) => ({ status, fulfilmentMethod: 'collection' as const });
const shownSteps = (steps: ReturnType<typeof orderSteps>) => steps.map(({ word, state }) => `${word}: ${state}`);

describe('an order’s progress', () => {
  test('uses the storefront’s wording', () => {
    expect(statusMessage(delivery('sent_to_store'))).toBe('Your order has been sent to the store');
    expect(statusMessage(delivery('store_accepted_picking'))).toBe('Your order has been accepted and is being picked');
    expect(statusMessage(delivery('en_route'))).toBe('Your driver is on the way');
    expect(statusMessage(delivery('delivered'))).toBe('Your order has been delivered');
    const replacedBy = { orderId: 2, businessOrderId: 'PW-2' };
    expect(statusMessage({ ...delivery('order_cancelled'), replacedBy })).toBe('A new order replaces this one');
    expect(statusMessage(delivery('unable_to_deliver'))).toBe('There was a problem delivering your order');
  });

  test('mentions collection if it is collected', () => {
    expect(statusWord(collection('delivered'))).toBe('Collected');
    expect(statusWord(delivery('delivered'))).toBe('Delivered');
    expect(statusMessage(collection('picked'))).toBe('Your order is ready to collect');
  });

  test('shows all steps while it proceeds normally', () => {
    expect(shownSteps(orderSteps(delivery('picked')))).toEqual([
      'Sent to store: done',
      'Being picked: done',
      'Picked: now',
      'On its way: ahead',
      'Delivered: ahead',
    ]);
    expect(shownSteps(orderSteps(collection('delivered')))).toEqual([
      'Sent to store: done',
      'Being picked: done',
      'Ready: done',
      'Collected: done',
    ]);
  });

  test('shows what happened when it did not', () => {
    const events = [
      { status: 'sent_to_store' as const, at: '2026-11-20T10:00:00.000Z' },
      { status: 'store_rejected_order' as const, at: '2026-11-20T10:40:00.000Z' },
    ];
    const steps = orderSteps({ ...delivery('store_rejected_order'), events });
    expect(shownSteps(steps)).toEqual(['Sent to store: done', 'Not accepted: now']);
    expect(steps[1]?.at).toBe('2026-11-20T10:40:00.000Z');
  });

  test('[4.03] the driver of a delivery is shown in four statuses and in no other', () => {
    const all = statuses.enum as readonly OrderStatus[];
    expect(all.filter((status) => isTracked(delivery(status)))).toEqual([
      'sent_to_store',
      'store_accepted_picking',
      'picked',
      'en_route',
    ]);
    expect(all.filter((status) => isTracked(collection(status)))).toEqual([]);
  });

  test('an order is active until it is delivered or has ended otherwise', () => {
    const all: OrderStatus[] = ['sent_to_store', 'store_accepted_picking', 'picked', 'en_route'];
    for (const status of all) expect(isUnderWay({ status })).toBe(true);
    for (const status of ['delivered', 'refunded', 'order_cancelled', 'unable_to_deliver'] as const)
      expect(isUnderWay({ status })).toBe(false);
  });
});
