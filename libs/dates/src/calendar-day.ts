import { shopZone } from './zone';

/**
 * The calendar day of an instant in a zone: '2026-11-28', as `plainDate` returns it. It is separate from `plain.ts`
 * because every page with items loads it, and this is all that they need.
 */
export const calendarDay = (instant: Date, zone: string = shopZone): string =>
  // Swedish writes dates in the ISO order.
  instant.toLocaleDateString('sv-SE', { timeZone: zone });
