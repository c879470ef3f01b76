import type { Basket } from '@storefront/api/entities/basket';
import { render, screen } from '@testing-library/react';
import { OtherBaskets } from './OtherBaskets';

const other = { basketId: 9, itemCount: 3, storeName: 'Borough', isOfThisStore: false };
const textOf = (others: Basket['otherBaskets']) =>
  render(
    <OtherBaskets others={others}>
      {(basketId, label) => (
        <button type="button" value={basketId}>
          {label}
        </button>
      )}
    </OtherBaskets>,
  ).container.textContent;

test('a basket that was not joined is named with its store, the reason and the way to it', () => {
  expect(textOf([other])).toContain(
    'You have another basket: 3 items from Borough. It was not joined with this one, because an order comes from one store.',
  );
  expect(screen.getByRole('button', { name: 'Continue with 3 items from Borough' }).getAttribute('value')).toBe('9');
  expect(textOf([{ ...other, isOfThisStore: true }])).toContain('together they are too large for one order');
});

test('without another basket nothing is said', () => {
  expect([textOf([]), textOf(undefined)]).toEqual(['', '']);
});
