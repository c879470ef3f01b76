import type { Reportable } from '@storefront/api/entities/order-complaint';
import { PageContextProvider, type PageContextValue } from '@storefront/remote-kit/page-context';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportProblem } from '../order-problem-page/ReportProblem';
import type { ReportedOrder } from './complaint.model';

const images = { originals: '/o', mdpi_1x: '/1', xhdpi_2x: '/2', xxhdpi_3x: '/3' };
const line = (lineId: number, name: string, more = {}) => ({ lineId, name, images, options: [], ...more });
const order = {
  businessOrderId: 'PW-1',
  lines: [line(7, 'Milk'), line(8, 'Bread', { substituted: { name: 'Rolls', quantity: 1 } }), line(9, 'Eggs')],
  complaints: [],
  reportable: {
    until: '2026-12-24T10:00:00Z',
    lines: [
      { lineId: 7, quantity: 3, replaced: 0 },
      { lineId: 8, quantity: 1, replaced: 1 },
    ],
  } as Reportable,
} as unknown as ReportedOrder;
const stored = { complaintId: 5, state: 'refunded', amount: 240, isDone: true, lines: [], reason: null };

function show(...replies: unknown[]) {
  const call = jest.fn(() => {
    const reply = replies.shift();
    return reply ? Promise.resolve(reply) : Promise.reject(new Error('no reply'));
  });
  const business = { currency: 'GBP', locale: 'en-gb' };
  render(
    <PageContextProvider value={{ api: { call }, business } as unknown as PageContextValue}>
      <ReportProblem order={order} by={{ token: 'link' }} back="/follow-order/link" />
    </PageContextProvider>,
  );
  return call;
}
const item = (name: string) => within(screen.getByRole('group', { name }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));
const choose = (name: string, kind: string) =>
  userEvent.selectOptions(item(name).getByLabelText('What is wrong?'), kind);

test('only what can be reported is asked, and what replaced an item may be not what was asked for', () => {
  show();
  expect(screen.queryByRole('group', { name: 'Eggs' })).toBeNull();
  const kinds = (name: string) =>
    item(name)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(kinds('Milk')).toEqual(['Nothing', 'Missing', 'Damaged', 'Poor quality', '1', '2', '3']);
  expect(kinds('Bread')).toEqual(['Nothing', 'Missing', 'Damaged', 'Poor quality', 'Not what I asked for']);
});

test('a report that names nothing is not sent, and says so with the focus', async () => {
  const call = show();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Choose what is wrong with at least one item.');
  expect(document.activeElement).toBe(alert.parentElement);
  expect(call).not.toHaveBeenCalled();
});

test('a report is sent once, and its outcome has the focus', async () => {
  const call = show({ ok: true, data: stored });
  await choose('Milk', 'Damaged');
  await userEvent.selectOptions(item('Milk').getByLabelText('How many?'), '2');
  await userEvent.type(screen.getByLabelText(/Anything else/), 'Leaking');
  await send();
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('Thank you for telling us. We have refunded £2.40.');
  expect(document.activeElement).toBe(said.parentElement);
  expect(call).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenCalledWith('POST /checkout/followed-order-complaint', {
    body: { token: 'link', lines: [{ lineId: 7, quantity: 2, kind: 'damaged' }], note: 'Leaking' },
    idempotencyKey: expect.any(String),
  });
});

test('a repeated attempt has the key of the first, and what was chosen stays', async () => {
  const call = show(undefined, { ok: false, error: { code: 'already_reported' } });
  await choose('Bread', 'Not what I asked for');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('could not send your report');
  await send();
  expect((await screen.findByText(/Some of these items have been reported/)).textContent).toBeTruthy();
  const keys = (call.mock.calls as unknown as [string, { idempotencyKey: string }][]).map(
    ([, one]) => one.idempotencyKey,
  );
  expect(keys).toEqual([keys[0], keys[0]]);
});

const withPicture = (type: string, size = 20) =>
  fireEvent.change(screen.getByLabelText(/A picture/), {
    target: { files: [new File([new Uint8Array(size)], 'milk.jpg', { type })] },
  });

test('a picture of another kind or above 5 MB is refused before anything is sent', async () => {
  const call = show();
  await choose('Milk', 'Missing');
  for (const [type, size] of [
    ['image/gif', 20],
    ['image/jpeg', 5 * 1024 * 1024 + 1],
  ] as const) {
    withPicture(type, size);
    await send();
    expect(await screen.findByText('The picture must be a JPEG, PNG or WebP of up to 5 MB.')).toBeTruthy();
  }
  expect(call).not.toHaveBeenCalled();
});

test('a picture that is lost does not lose the report', async () => {
  const call = show({ ok: true, data: stored }, { ok: false, error: { code: 'file_refused' } });
  await choose('Milk', 'Missing');
  withPicture('image/jpeg');
  await send();
  expect(await screen.findByText(/without the picture/)).toBeTruthy();
  expect(call).toHaveBeenLastCalledWith('POST /checkout/complaint-picture', {
    body: { token: 'link', complaintId: '5', files: [expect.any(File)] },
    upload: expect.anything(),
  });
});
