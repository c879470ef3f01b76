import { render, screen } from '@testing-library/react';
import { CollectionCode } from './CollectionCode';

test('each order has a code of its own, whose text alternative is the order’s number', () => {
  const drawn = ['PW-7K2M-9QXA-4TRC', 'PW-7K2M-9QXA-4TRD'].map((number) => {
    const { unmount } = render(<CollectionCode businessOrderId={number} />);
    const path = screen.getByRole('img', { name: number }).firstElementChild?.getAttribute('d') ?? '';
    unmount();
    return path;
  });
  expect(drawn[0]).toMatch(/^M[\d LMZ]{200,}Z$/);
  expect(drawn[1]).not.toBe(drawn[0]);
});
