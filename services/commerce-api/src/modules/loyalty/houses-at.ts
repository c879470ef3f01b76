import type { SelectedAddress } from '@storefront/api/entities/address';

/** A part of a house: it can be invented, and the mail arrives all the same. */
const PART = /\b(flat|apartment|apt|unit|room|studio|suite|floor|door)\.?\s*(no\.?\s*)?\w+/g;

type Lines = Pick<SelectedAddress, 'addressLine1' | 'addressLine2' | 'postcode'>;

/**
 * The houses that an address may mean, in one spelling: its postcode with each number that is not that of a flat, because
 * a postcode has one street. A house without a number is known by its letters.
 */
export function housesAt({ addressLine1, addressLine2, postcode }: { [K in keyof Lines]: Lines[K] | null }): string[] {
  const lines = `${addressLine1} ${addressLine2 ?? ''}`.toLowerCase().replace(PART, ' ');
  const names = lines.match(/\d+/g) ?? [lines.replace(/[^a-z]/g, '')];
  return names.map((name) =>
    `${postcode ?? ''}`
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .concat('|', name),
  );
}
