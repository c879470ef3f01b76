import type { DeliveryRun, DriveStop, WaitingDelivery } from '@storefront/api/entities/desk/drive';

/** A stop with two bags, which needs neither age nor cash. */
export const driveStop = (more: Partial<DriveStop> = {}): DriveStop => ({
  businessOrderId: 'PW-40691',
  number: 1,
  customer: 'Nadia Haddad',
  phone: '07700 900456',
  addressLines: ['18 Tanner Street', 'Flat 9', 'London'],
  postcode: 'SE1 3LD',
  instructions: 'Blue gate on the left.',
  place: 'B4',
  bags: [{ zone: 'chilled', count: 2 }],
  substitutes: [],
  proofOfAge: null,
  toPay: null,
  slotStartsAt: '2026-11-28T17:00:00.000Z',
  slotEndsAt: '2026-11-28T18:00:00.000Z',
  expectedAt: '2026-11-28T17:14:00.000Z',
  arrivedAt: null,
  outcome: null,
  reason: null,
  doneAt: null,
  toldAt: null,
  ...more,
});

export const deliveryRun = (...stops: DriveStop[]): DeliveryRun => ({
  runId: 7,
  storeId: 101,
  storeName: 'Borough',
  begunAt: '2026-11-28T16:50:00.000Z',
  stops,
});

export const waitingDelivery = (more: Partial<WaitingDelivery> = {}): WaitingDelivery => ({
  businessOrderId: 'PW-40691',
  slotStartsAt: '2026-11-28T17:00:00.000Z',
  slotEndsAt: '2026-11-28T18:00:00.000Z',
  postcode: 'SE1 3LD',
  place: 'B4',
  bags: [{ zone: 'chilled', count: 2 }],
  itemCount: 12,
  toPay: null,
  proofOfAge: null,
  ...more,
});
