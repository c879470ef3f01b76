import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { render, screen } from '@testing-library/react';
import * as followed from '../plain-pages/follow-order-token-problem';
import * as members from '../plain-pages/member-orders-orderId-problem';

const images = { originals: '/o', mdpi_1x: '/1', xhdpi_2x: '/2', xxhdpi_3x: '/3' };
const order = {
  businessOrderId: 'PW-1',
  lines: [{ lineId: 7, name: 'Milk', images, options: [] }],
  complaints: [
    {
      complaintId: 5,
      state: 'declined',
      amount: 0,
      isDone: false,
      hasPicture: false,
      reason: 'All were handed over',
      lines: [{ lineId: 7, quantity: 2, kind: 'poor_quality', name: 'Milk' }],
    },
  ],
  reportable: { until: '2026-12-24T10:00:00Z', lines: [{ lineId: 7, quantity: 3, replaced: 0 }] },
};

function show(page: typeof followed | typeof members, params: object, replies: unknown[], returned?: object) {
  const business = { currency: 'GBP', locale: 'en-gb' };
  const props = { params, replies, returned } as unknown as PlainPageProps;
  return render(
    <PageContextProvider value={{ business } as unknown as PageContextValue}>
      <page.PlainPage {...props} />
    </PageContextProvider>,
  ).container;
}

test.each([
  ['a member', members, { orderId: '901' }, 'POST /member/order', '/member/orders/901'],
  ['a guest', followed, { token: 'PW-1~x' }, 'POST /checkout/followed-order', '/follow-order/PW-1~x'],
] as const)('before scripts %s has a form, and sees what became of a report', (_who, page, params, operation, back) => {
  const container = show(page, params, [{ operation, ok: true, data: order }], {
    values: { 'kind-7': 'damaged', 'quantity-7': '3', note: 'Leaking' },
    errors: {},
    message: 'Please check',
  });
  expect(screen.getByRole('region', { name: 'Reported problems' }).textContent).toBe(
    'Reported problemsThe store could not refund this.All were handed over2 × Milk: poor quality',
  );
  expect(screen.getByRole('link', { name: 'Order PW-1' }).getAttribute('href')).toBe(back);
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/actions/member/report-problem');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    ...params,
    key: expect.any(String),
    'kind-7': 'damaged',
    'quantity-7': '3',
    note: 'Leaking',
  });
  expect(screen.getByRole('alert').textContent).toBe('Please check');
});

test('without the order, and with nothing left to report, the page says so', () => {
  expect(show(members, { orderId: '901' }, []).textContent).toContain('Unable to view order');
  expect(show(followed, { token: 'x' }, []).textContent).toContain('This link no longer works');
  const data = { ...order, reportable: null };
  const reply = { operation: 'POST /member/order', ok: true, data };
  expect(show(members, { orderId: '901' }, [reply]).textContent).toContain('can no longer be reported here');
});
