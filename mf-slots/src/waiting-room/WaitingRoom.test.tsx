import type { WaitingRoom as Room } from '@storefront/api/entities/waiting-room';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { announcement, WaitingRoom, YourTurn } from './WaitingRoom';

const waiting = (place: number, waitSeconds: number): Room => ({
  state: 'waiting',
  place,
  waitSeconds,
  checkAfterSeconds: 3,
  passUntil: null,
});
const admitted: Room = { ...waiting(1, 1), state: 'admitted', place: null, passUntil: '2026-11-25T12:20:00Z' };

test.each([
  [waiting(400, 200), 'You are number 400 in the queue.', 'About 4 minutes to go.'],
  [waiting(1, 1), 'You are next.', 'Less than a minute to go.'],
])('the place is shown with an estimate', (room, place, wait) => {
  render(<WaitingRoom room={room} />);
  expect(screen.getByText(place)).toBeTruthy();
  expect(screen.getByText(new RegExp(wait))).toBeTruthy();
});

test('without scripts the page loads itself again, and with scripts it does not', () => {
  const html = renderToString(<WaitingRoom room={waiting(3, 3)} />);
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="15"\s*\/><\/noscript>/i);
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('refresh');
});

test('the turn says how long it lasts', () => {
  render(<YourTurn room={admitted} now={new Date('2026-11-25T12:00:30Z')} />);
  expect(screen.getByText('It is your turn. Choose a time within 19 minutes.')).toBeTruthy();
});

test('a screen reader hears the first place, the last and the turn, and no step between', () => {
  const heard = [waiting(9, 9), waiting(7, 7), waiting(2, 2), waiting(1, 1)].map((room) => announcement(room, 9));
  expect(heard.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'You are number 9 in the queue.'));
  expect(heard[3]).toBe('You are next.');
  expect(announcement(admitted, 9)).toContain('It is your turn.');
  expect(announcement(admitted, undefined)).toBe('');
});
