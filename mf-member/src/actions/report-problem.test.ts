import type { ActionReply } from '@storefront/remote-kit/action.types';
import { next, request } from './report-problem';

const chosen = { 'kind-7': 'missing', 'quantity-7': '2', 'kind-8': '', 'quantity-8': '1' };
const complaint = { lines: [{ lineId: 7, quantity: 2, kind: 'missing' }] };

test('a member’s form names the order, a guest’s the link, and both are sent once', () => {
  expect(request({ ...chosen, orderId: '901', key: 'a-key' })).toEqual({
    kind: 'call',
    operation: 'POST /member/order-complaint',
    body: { orderId: 901, ...complaint },
    idempotencyKey: 'a-key',
  });
  expect(request({ ...chosen, token: 'PW-1~x', key: 'a-key' })).toMatchObject({
    operation: 'POST /checkout/followed-order-complaint',
    body: { token: 'PW-1~x', ...complaint },
  });
});

test('a form without a choice, or with a long note, is shown again with what was chosen', () => {
  expect(request({ 'kind-7': '', orderId: '901', note: 'Cold' })).toMatchObject({
    kind: 'go',
    to: '/member/orders/901/problem',
    returned: { values: { note: 'Cold' }, message: 'Choose what is wrong with at least one item.' },
  });
  expect(request({ ...chosen, token: 'PW-1~x', note: 'x'.repeat(301) })).toMatchObject({
    to: '/follow-order/PW-1~x/problem',
    returned: { message: 'Your note is too long: 300 characters fit.' },
  });
});

test('a stored report is shown on the form’s page, and a refusal says why', () => {
  const form = { ...chosen, orderId: '901' };
  expect(next({ ok: true } as ActionReply, form)).toEqual({ kind: 'go', to: '/member/orders/901/problem' });
  const refused = { ok: false, error: { code: 'order_not_reportable', status: 409 } } as ActionReply;
  expect(next(refused, form)).toMatchObject({
    returned: {
      values: { 'kind-7': 'missing', 'quantity-7': '2' },
      message: expect.stringContaining('can no longer be reported'),
    },
  });
});

test('a forged form leads to a page of ours', () => {
  expect(request({ orderId: '../x', token: '//evil.example/' })).toMatchObject({
    to: '/follow-order/%2F%2Fevil.example%2F/problem',
  });
});
