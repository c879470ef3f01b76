import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayClose } from '../../test-support/day-close';
import { operator, showPage } from '../../test-support/show-page';
import { saveFile } from '../pieces/save-file';
import { MoneyPage } from './MoneyPage';
import { readMoney } from './read-money';

jest.mock('../pieces/save-file', () => ({ saveFile: jest.fn() }));

const query = { day: '2026-11-29', today: '2026-11-30' };
const [store] = operator.stores;
const finance = { ...operator, stores: [store], role: 'finance' as const, worksInAllStores: true };
const week = [{ day: '2026-11-29', count: 2, taken: 1_662, refunded: 170 }];
const show = (more: Partial<Parameters<typeof dayClose>[0]> = {}, page = query) =>
  showPage(
    <MoneyPage
      data={{
        kind: 'read',
        visit: { operator: finance, store },
        money: { close: dayClose(more), week },
        store: undefined,
      }}
      query={page}
    />,
    {},
  );

test('the day is added up, and what a gateway states otherwise is named', () => {
  show();
  expect(screen.getByText('£14.92')).toBeTruthy();
  const payments = within(screen.getByRole('region', { name: /Payments by gateway/ }));
  expect(payments.getByRole('row', { name: /Checkout.com/ }).textContent).toContain('1 difference, -£6.40');
  expect(payments.getByRole('row', { name: /Cash/ }).textContent).toBe('Cash£0.00£0.00£6.90£0.00No list');
  expect(screen.getByRole('region', { name: /Differences/ }).textContent).toContain('Our payment is not in the list');
  expect(screen.getByRole('row', { name: /^20%/ }).textContent).toBe('20%£2.62£2.18£0.44');
});

test('a day leads to the one before and after it, but not into the future', () => {
  show();
  expect(screen.getByRole('link', { name: 'Mon 30 Nov' }).getAttribute('href')).toBe('/desk/money?day=2026-11-30');
  expect(screen.getByRole('link', { name: 'Sat 28 Nov' })).toBeTruthy();
});

test('today has no day after it, and is not closed', () => {
  show({ isClosed: false, day: '2026-11-30' }, { day: '2026-11-30', today: '2026-11-30' });
  expect(screen.queryByRole('link', { name: 'Tue 1 Dec' })).toBeNull();
  expect(screen.getByText(/not over/)).toBeTruthy();
});

test('the same sums are saved as CSV and JSON', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save as JSON' }));
  const [csv, json] = jest.mocked(saveFile).mock.calls;
  expect(csv?.[0]).toBe('day-close-2026-11-29.csv');
  expect(csv?.[2]).toContain('2026-11-29,2026-11-29,Pipwell,borough,Sales,Total,2,16.62,GBP\r\n');
  expect(JSON.parse(json?.[2] ?? '')).toEqual(dayClose());
});

describe('which store is read', () => {
  const read = async (of: typeof operator | typeof finance, asked = query) => {
    const call = jest.fn(async (key: string, _input: { body: object }) => ({
      ok: true,
      data: key === 'POST /desk/session' ? of : dayClose(),
    }));
    const found = await readMoney({ call } as never, asked);
    return { found, bodies: call.mock.calls.filter(([key]) => key.endsWith('day-close')).map(([, { body }]) => body) };
  };

  test('all of them for who works in all, and otherwise their own', async () => {
    expect((await read(finance)).bodies).toEqual([
      { day: '2026-11-29', compare: true },
      { day: '2026-11-23', to: '2026-11-29' },
    ]);
    expect((await read(operator)).bodies).toMatchObject([{ store: 'borough' }, { store: 'borough' }]);
  });

  test('none for an operator without a store', async () => {
    const { found, bodies } = await read({ ...operator, stores: [] } as never);
    expect(bodies).toEqual([]);
    expect(found).toMatchObject({ kind: 'read', money: undefined });
  });
});
