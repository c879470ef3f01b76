import type { PickLine, PickList, PickOrder } from '@storefront/api/entities/desk/pick-list';

export const MILK_BARCODE = '05012345678900';
export const RICE_BARCODE = '00000096385074';

/** A line of the order in tote A; by default two of the milk. */
export const pickLine = (more: Partial<PickLine> = {}): PickLine => ({
  lineId: 1,
  businessOrderId: 'PW-40718',
  tote: 'A',
  menuItemId: 11,
  name: 'Whole milk',
  brand: null,
  size: '4 pints',
  images: { originals: '/m.webp', mdpi_1x: '/m.webp', xhdpi_2x: '/m.webp', xxhdpi_3x: '/m.webp' },
  price: 165,
  sku: null,
  gtin: MILK_BARCODE,
  zone: 'chilled',
  place: { aisle: '7', bay: '4', shelf: '2' },
  stock: 18,
  options: [],
  quantity: 2,
  picked: null,
  substituted: null,
  weight: null,
  note: null,
  wish: { kind: 'similar', menuItemId: null, name: null },
  minimumAge: null,
  ...more,
});

export const pickOrder = (more: Partial<PickOrder> = {}): PickOrder => ({
  businessOrderId: 'PW-40718',
  tote: 'A',
  status: 'store_accepted_picking',
  fulfilmentMethod: 'collection',
  customer: 'Grace Adeyemi',
  phone: '07700 900123',
  instructions: null,
  slotStartsAt: '2026-11-28T10:00:00Z',
  slotEndsAt: '2026-11-28T11:00:00Z',
  pickBy: '2026-11-28T09:50:00Z',
  version: '1',
  isBeingChanged: false,
  ...more,
});

/** Two orders: rice for A, and milk for A and B. */
export const pickBatch = (more: Partial<PickList> = {}): PickList => ({
  batchId: 7,
  storeId: 101,
  orders: [pickOrder(), pickOrder({ businessOrderId: 'PW-40719', tote: 'B', customer: 'Daniel Wu' })],
  lines: [
    pickLine({ lineId: 3, menuItemId: 12, name: 'Basmati rice', gtin: RICE_BARCODE, zone: 'ambient', quantity: 1 }),
    pickLine(),
    pickLine({ lineId: 2, businessOrderId: 'PW-40719', tote: 'B', quantity: 1, note: 'Longest date, please.' }),
  ],
  ...more,
});
