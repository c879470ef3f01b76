import type { SelectedAddress } from '@storefront/api/entities/address';

/** A part of a house: it can be invented, and the mail arrives all the same. */
const PART = /\b(flat|apartment|apt|unit|room|studio|suite|floor|door)\.?\s*(no\.?\s*)?\w+/g;

type Lines = Pick<SelectedAddress, 'addressLine1' | 'addressLine2' | 'postcode'>;

/**
 * The houses that an address may mean, in one spelling: its postcode with each number that is not that of a flat, because
 * a postcode has one street. If that leaves no number, the house is known by its letters and by each number.
 */
export function housesAt({ addressLine1, addressLine2, postcode }: { [K in keyof Lines]: Lines[K] | null }): string[] {
  const lines = `${addressLine1} ${addressLine2 ?? ''}`.toLowerCase();
  const outside = lines.replace(PART, ' ');
  const names = outside.match(/\d+/g) ?? [outside.replace(/[^a-z]/g, ''), ...(lines.match(/\d+/g) ?? [])];
  return names.map((name) =>
    `${postcode ?? ''}`
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .concat('|', name),
  );
}
