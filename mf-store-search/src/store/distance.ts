import { METRES_PER_MILE } from '@storefront/ui/map/metres-per-mile';

/** A distance as on road signs: '0.4 miles', '12 miles'; tenths only for short distances. */
export function milesLabel(metres: number): string {
  const miles = metres / METRES_PER_MILE;
  if (miles < 0.1) return 'Under 0.1 miles';
  const shown = miles < 9.95 ? Number(miles.toFixed(1)) : Math.round(miles);
  return shown === 1 ? '1 mile' : `${shown} miles`;
}
