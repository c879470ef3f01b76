import type { ZonesEffect, ZoneValues } from '@storefront/api/entities/desk/delivery-zone';
import { countText } from '@storefront/messages/count-text';
import { formatMoney } from '@storefront/money/format-money';

/** What each part of a zone says, by its name. */
function partsOf(values: ZoneValues, currency: string): Readonly<Record<string, string>> {
  const money = (minor: number) => formatMoney(minor, { currency });
  const { name, prefixes, withinMetres, fee, feeAdded, ordersPerSlot, unitsPerSlot } = values;
  return {
    Name: name,
    Postcodes: prefixes.join(', ') || 'none',
    Ring: withinMetres === null ? 'none' : `${withinMetres} m`,
    Price: fee !== null ? money(fee) : feeAdded > 0 ? `${money(feeAdded)} more than the slot’s` : 'the slot’s',
    'Orders in a slot': ordersPerSlot === null ? 'no limit' : String(ordersPerSlot),
    'Items in a slot': unitsPerSlot === null ? 'no limit' : String(unitsPerSlot),
  };
}

/** What somebody else has changed of a zone, each part with both sides. */
export function changedParts(before: ZoneValues, now: ZoneValues, currency: string): string[] {
  const was = partsOf(before, currency);
  return Object.entries(partsOf(now, currency)).flatMap(([part, text]) =>
    text === was[part] ? [] : [`${part}: ${text}. It was ${was[part]}.`],
  );
}

/** A zone in a line: 'SE1, SE11; £1.50 more'. */
export function zoneLine({ prefixes, withinMetres, fee, feeAdded }: ZoneValues, currency: string): string {
  const money = (minor: number) => formatMoney(minor, { currency });
  const where = [...prefixes, ...(withinMetres === null ? [] : [`within ${withinMetres} m`])].join(', ');
  const price = fee !== null ? money(fee) : feeAdded > 0 ? `${money(feeAdded)} more` : 'usual price';
  return `${where}; ${price}`;
}

/** A change of a zone in words. */
export function changeText(
  { before, after }: { readonly before: ZoneValues | null; readonly after: ZoneValues | null },
  currency: string,
): string {
  if (!after) return `${before?.name ?? 'A zone'} removed`;
  if (!before) return `${after.name} added: ${zoneLine(after, currency)}`;
  return `${after.name}. ${changedParts(before, after, currency).join(' ')}`;
}

/** Whom a change touches, before it is saved; undefined when it touches nobody. */
export function zonesEffectText({ orders, holds }: ZonesEffect): string | undefined {
  const said = [
    orders.length > 0 &&
      `${countText(orders.length, 'order')} ${orders.length === 1 ? 'goes' : 'go'} to addresses to which the store would no longer deliver: ${orders.join(', ')}. They stay: call the shoppers, or cancel the orders.`,
    holds > 0 &&
      (holds === 1
        ? '1 held slot ends: its shopper chooses another store or address.'
        : `${countText(holds, 'held slot')} end: their shoppers choose another store or address.`),
  ].filter((part): part is string => Boolean(part));
  return said.length > 0 ? said.join(' ') : undefined;
}
