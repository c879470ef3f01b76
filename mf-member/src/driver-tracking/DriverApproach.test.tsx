import { render, screen } from '@testing-library/react';
import { DriverApproach } from './DriverApproach';

const now = Date.parse('2026-11-25T20:00:00Z');
const order = { slotStartsAt: '2026-11-25T17:00:00Z', slotEndsAt: '2026-11-25T18:00:00Z', storePhone: '020 7946 0101' };

test('a late order says so, with a number to ring', () => {
  const driver = { estimatedArrival: '2026-11-25T17:50:00Z' };
  const { rerender } = render(<DriverApproach order={order} driver={driver} now={now} />);
  expect(screen.getByRole('heading').textContent).toBe('Running late');
  expect(screen.getByRole('link', { name: 'Ring us on 020 7946 0101' }).getAttribute('href')).toBe('tel:02079460101');
  rerender(<DriverApproach order={{ ...order, storePhone: null }} driver={driver} now={now} />);
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  rerender(<DriverApproach order={order} driver={driver} now={Date.parse(order.slotStartsAt)} />);
  expect(screen.queryByRole('link')).toBeNull();
});
