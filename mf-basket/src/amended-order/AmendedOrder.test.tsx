import type { AmendedOrder as Amended } from '@storefront/api/entities/basket';
import { render } from '@testing-library/react';
import { AmendedOrder } from './AmendedOrder';
import { keepLabel } from './keep-label';

const amends: Amended = {
  draftOrderId: 12,
  orderId: 7,
  businessOrderId: 'PW-7F3K',
  until: '2020-01-06T20:00:00Z',
  refusal: null,
};
const textOf = (shown: Amended | null) =>
  render(<AmendedOrder amends={shown}>{(one) => <button type="button">{keepLabel(one)}</button>}</AmendedOrder>)
    .container.textContent;

test('a basket says which order it changes and until when', () => {
  expect(textOf(amends)).toMatch(
    /You are changing order PW-7F3K\. It keeps its number, and stays as it is .* until 8pm on Mon 6 Jan 2020\./,
  );
  expect(textOf({ ...amends, until: null })).toContain('until you confirm the change at the checkout.');
  expect(textOf(null)).toBe('');
  const lines = [
    { basketLineId: 4, name: 'Oats', quantity: 1 },
    { basketLineId: null, name: 'Milk', quantity: 2 },
  ];
  expect(textOf({ ...amends, lines })).toContain('Taken out: 2 × Milk.');
});

test.each([
  ['cut_off_passed', 'The time for changes has passed.', 'Keep my order as it is'],
  ['store_began', 'The store has started to pick it.', 'Keep my order as it is'],
  ['order_ended', 'It has been cancelled', 'Leave the change'],
] as const)('a basket whose order can no longer be changed says why: %s', (refusal, reason, label) => {
  const text = textOf({ ...amends, refusal });
  expect(text).toContain(reason);
  expect(text).toContain(label);
  expect(text).not.toContain('until 8pm');
  expect(text?.includes('It stays as it was')).toBe(refusal !== 'order_ended');
});
