import { pickBy, seeded } from '../content/random';

export type DemoAddress = {
  readonly addressLine1: string;
  readonly town: string;
  readonly county?: string;
  readonly postcode: string;
};

const NAMES = [
  'Tanner',
  'Orchard',
  'Mill',
  'Chapel',
  'Larch',
  'Quarry',
  'Weaver',
  'Lantern',
  'Copper',
  'Saddler',
  'Heron',
  'Wharf',
  'Almond',
  'Rope',
  'Bell',
  'Station',
  'Fuller',
  'Thistle',
  'Beacon',
  'Cooper',
] as const;
const KINDS = ['Street', 'Road', 'Lane', 'Row', 'Place', 'Terrace', 'Walk', 'Gardens', 'Yard', 'Hill'] as const;
const COUNTIES: Readonly<Record<string, string>> = {
  Bath: 'Somerset',
  Frome: 'Somerset',
  Keynsham: 'Somerset',
  Brighton: 'East Sussex',
  Hove: 'East Sussex',
  Norwich: 'Norfolk',
  Leeds: 'West Yorkshire',
  York: 'North Yorkshire',
  Manchester: 'Greater Manchester',
};

/** The made-up houses at a postcode: one street, every other number. */
export function addressesAt(postcode: string, town: string): DemoAddress[] {
  const random = seeded(`street ${postcode}`);
  const street = `${pickBy(`name ${postcode}`, NAMES)} ${pickBy(`kind ${postcode}`, KINDS)}`;
  const first = 1 + Math.floor(random() * 40);
  const county = COUNTIES[town];
  return Array.from({ length: 6 + Math.floor(random() * 6) }, (_, index) => ({
    addressLine1: `${first + index * 2} ${street}`,
    town,
    ...(county === undefined ? {} : { county }),
    postcode,
  }));
}
