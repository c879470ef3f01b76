import { adminSlot } from '../../test-support/admin-slot';
import { capacityEffect, changedText, changeOf, lostHolds, undoOf, withdrawalEffect } from './slot-change';

test('only what differs is sent, and an undo sends its earlier value back', () => {
  const slot = adminSlot();
  expect(changeOf(slot, { capacity: 24, fee: 350 })).toEqual({});
  const change = changeOf(slot, { capacity: 20, fee: 350 });
  expect(change).toEqual({ capacity: 20 });
  expect(undoOf(slot, change)).toEqual({ capacity: 24 });
  expect(undoOf(slot, { withdrawn: true })).toEqual({ withdrawn: false });
});

test('a smaller capacity takes held places, and never booked ones', () => {
  expect([24, 17, 16, 15].map((capacity) => lostHolds(adminSlot(), capacity))).toEqual([0, 0, 1, 2]);
  expect(capacityEffect(adminSlot(), 20)).toBe('3 places free. Booked orders stay.');
  expect(capacityEffect(adminSlot(), 16)).toMatch('1 held place ends');
});

test('a withdrawal says first what stays and what ends', () => {
  expect(withdrawalEffect(adminSlot())).toBe(
    '15 confirmed orders stay. 2 held places end: their shoppers choose another time.',
  );
  expect(withdrawalEffect(adminSlot({ confirmed: 1, held: 0 }))).toBe('1 confirmed order stays. Nobody else can book.');
});

test('afterwards it says what was done', () => {
  expect(changedText('Tue 1 Dec, 5–6pm', { withdrawn: true }, 2)).toBe(
    'Tue 1 Dec, 5–6pm was withdrawn. 2 held places ended.',
  );
  expect(changedText('Tue 1 Dec, 5–6pm', { fee: 1 }, 0)).toBe('Tue 1 Dec, 5–6pm was changed.');
});
