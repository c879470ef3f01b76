import type { ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import type { DeliveryZone } from '../../slots/delivery-zones';

/** What staff change of a zone. */
export type ZoneColumns = Pick<
  DeliveryZone,
  'name' | 'prefixes' | 'withinMetres' | 'fee' | 'feeAdded' | 'ordersPerSlot' | 'unitsPerSlot'
>;

/** A zone's columns as staff read them. */
export const zoneValues = (row: ZoneColumns): ZoneValues => {
  const { name, prefixes, withinMetres, fee, feeAdded, ordersPerSlot, unitsPerSlot } = row;
  return { name, prefixes: [...prefixes].sort(), withinMetres, fee, feeAdded, ordersPerSlot, unitsPerSlot };
};

/** What is typed, as it is stored: prefixes in capitals, in order. */
export const storedValues = ({ prefixes, name, ...values }: ZoneValues): ZoneValues => ({
  ...values,
  name: name.trim(),
  prefixes: [...new Set(prefixes.map((prefix) => prefix.trim().toUpperCase().replace(/\s+/g, ' ')))].sort(),
});
