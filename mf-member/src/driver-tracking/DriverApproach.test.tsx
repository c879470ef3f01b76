import { render, screen } from '@testing-library/react';
import { DriverApproach } from './DriverApproach';

const now = Date.parse('2026-11-25T17:30:00Z');
const order = { slotStartsAt: '2026-11-25T17:00:00Z', slotEndsAt: '2026-11-25T18:00:00Z', storePhone: '020 7946 0101' };
const driver = {
  estimatedArrival: '2026-11-25T17:50:00Z',
  updatedAt: '2026-11-25T17:28:00Z',
  firstName: 'Sam',
  stopsBefore: 2,
};
const text = () => screen.getByRole('region', { name: 'Your driver' }).textContent;

test('a follower reads who comes, when, how old that is, and how many stops come first', () => {
  render(<DriverApproach order={order} driver={driver} now={now} />);
  expect(screen.getByRole('heading').textContent).toBe('5:50pm');
  expect(screen.getByText('Updated 2 minutes ago').getAttribute('datetime')).toBe(driver.updatedAt);
  expect(text()).toContain('2 stops before yours. Sam is on the road, about 20 minutes.');
  expect(text()).not.toMatch(/late|proof of age/);
});

test('a late order says by how much, with a number to ring', () => {
  const late = { ...driver, estimatedArrival: '2026-11-25T18:25:00Z' };
  const { rerender } = render(<DriverApproach order={order} driver={late} now={now} />);
  expect(screen.getByRole('heading').textContent).toBe('6:25pm');
  expect(text()).toContain('We are running 25 minutes late. Ring us on 020 7946 0101');
  expect(screen.getByRole('link', { name: 'Ring us on 020 7946 0101' }).getAttribute('href')).toBe('tel:02079460101');
  rerender(<DriverApproach order={{ ...order, storePhone: null }} driver={late} now={now} />);
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  rerender(<DriverApproach order={order} driver={late} now={Date.parse('2026-11-25T20:00:00Z')} />);
  expect(screen.getByRole('heading').textContent).toBe('Running late');
  expect(text()).toContain('We are sorry: your order is late.');
});

test('a driver who has not been heard from is not said to be up to date', () => {
  render(<DriverApproach order={order} driver={{ ...driver, updatedAt: '2026-11-25T17:05:00Z' }} now={now} />);
  expect(text()).toContain('We last heard from Sam 25 minutes ago.');
  expect(screen.queryByText(/^Updated/)).toBeNull();
});

test('an order with items for adults asks for proof of age', () => {
  render(<DriverApproach order={{ ...order, proofOfAge: 18 }} driver={null} now={now} />);
  expect(text()).toContain('Your driver has not set out yet.');
  expect(text()).toContain('Please have proof of age ready: something in this order is for people aged 18 or over.');
});
