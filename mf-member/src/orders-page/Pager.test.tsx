import { render, screen } from '@testing-library/react';
import { Pager } from './Pager';

const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

test('leads to the newer and older orders', () => {
  render(<Pager page={2} pages={3} />);
  expect([link('Newer'), link('Older')]).toEqual(['/member/orders', '/member/orders?page=3']);
});

test('leads from a page past the last one to the last one', () => {
  render(<Pager page={99} pages={3} />);
  expect([link('Newer'), link('Older')]).toEqual(['/member/orders?page=3', undefined]);
});

test('keeps the days', () => {
  render(<Pager page={1} pages={3} days={{ dateFrom: '2026-02-01' }} />);
  expect(link('Older')).toBe('/member/orders?dateFrom=2026-02-01&page=2');
});
