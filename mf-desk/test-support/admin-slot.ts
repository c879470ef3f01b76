import type { AdminSlot } from '@storefront/api/entities/admin-slot';

/** A delivery slot on 1 December 2026, 5–6pm, with 15 booked, 2 held and 7 free places. */
export const adminSlot = (more: Partial<AdminSlot> = {}): AdminSlot => ({
  slotId: 9,
  fulfilmentMethod: 'delivery',
  startDate: '2026-12-01T17:00:00.000Z',
  endDate: '2026-12-01T18:00:00.000Z',
  timeSlotDate: '2026-12-01',
  bookableUntil: '2026-12-01T15:00:00.000Z',
  fee: 350,
  capacity: 24,
  held: 2,
  confirmed: 15,
  pool: null,
  offered: true,
  withdrawn: false,
  ...more,
});
