import type { DeskItem } from '@storefront/api/entities/desk/desk-item';

const images = { originals: '/p/o.webp', mdpi_1x: '/p/1.webp', xhdpi_2x: '/p/2.webp', xxhdpi_3x: '/p/3.webp' };

/** Strawberries: 12 of them on sale, in no named place. */
export const deskItem = (more: Partial<DeskItem> = {}): DeskItem => ({
  menuItemId: 1,
  name: 'Strawberries',
  size: '400g',
  images,
  sku: '100482',
  gtin: null,
  category: 'Fruit',
  price: 250,
  wasPrice: null,
  inStock: true,
  stock: 12,
  place: null,
  zone: 'chilled',
  availableDays: null,
  availableFrom: null,
  ...more,
});
