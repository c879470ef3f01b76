/** @jest-environment node */

import type { BusEvent } from '../visit.types';
import { nextReplies } from './next-replies';

const request = (id: string, from: string, name: string): BusEvent => ({ kind: 'request', id, from, name, value: {} });
const reply = (id: string, name: string, value: string): BusEvent => ({ kind: 'reply', id, name, value });

test('each command of the remote has the reply of its next request', () => {
  const events = [
    request('1', 'mf-catalogue', 'member:log-in'),
    request('2', 'mf-basket', 'member:log-in'),
    request('3', 'mf-basket', 'basket:add-item'),
    reply('1', 'member:log-in', 'of another remote'),
    reply('3', 'basket:add-item', 'its own'),
    reply('2', 'member:log-in', 'first'),
    request('4', 'mf-basket', 'member:log-in'),
    reply('4', 'member:log-in', 'second'),
    request('5', 'mf-basket', 'member:set-favourite'),
  ];
  const basket = { name: 'mf-basket', handles: ['basket:add-item'] };
  expect(nextReplies(events, basket)).toEqual({ 'member:log-in': 'first' });
  expect(nextReplies(events.slice(6), basket)).toEqual({ 'member:log-in': 'second' });
});
