/** An address in the place providers' data. */
export interface WorldAddress {
  /** Google's id; getAddress uses the index in the list. */
  placeId: string;
  number: string;
  street: string;
  town: string;
  county: string;
  postcode: string;
  latitude: number;
  longitude: number;
}

type Street = readonly [
  street: string,
  town: string,
  county: string,
  postcode: string,
  latitude: number,
  longitude: number,
];

const HOUSES = [2, 4, 6, 8, 10, 12];
const HOUSE_STEP = 0.00006;

// Invented streets in real postcode districts.
const streets: readonly Street[] = [
  ['Winter Wharf', 'London', 'Greater London', 'SE1 9GF', 51.50643, -0.09485],
  ['Paper Yard', 'London', 'Greater London', 'SE1 1TL', 51.5045, -0.0905],
  ['Candle Street', 'London', 'Greater London', 'N16 8EL', 51.5612, -0.0741],
  ['Basin Row', 'London', 'Greater London', 'E1 6AN', 51.5186, -0.0721],
  ['Crescent Steps', 'Bath', 'Somerset', 'BA1 5BG', 51.3866, -2.3653],
  ['Weir Road', 'Bath', 'Somerset', 'BA2 4JP', 51.3795, -2.3508],
  ['Float Street', 'Bristol', 'Bristol', 'BS1 5TY', 51.4491, -2.6012],
  ['Crane Walk', 'Bristol', 'Bristol', 'BS3 1QT', 51.4421, -2.6003],
  ['Mill Goit', 'Leeds', 'West Yorkshire', 'LS6 2AB', 53.8136, -1.5683],
  ['Wool Hall Lane', 'Leeds', 'West Yorkshire', 'LS1 4AP', 53.797, -1.548],
  ['Minster Garth', 'York', 'North Yorkshire', 'YO1 7HH', 53.9623, -1.0819],
  ['Loom Street', 'Manchester', 'Greater Manchester', 'M4 5JW', 53.4847, -2.2332],
  ['Staithe Street', 'Norwich', 'Norfolk', 'NR3 1AU', 52.6336, 1.2955],
];

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

export const world: readonly WorldAddress[] = streets.flatMap(
  ([street, town, county, postcode, latitude, longitude], place) =>
    HOUSES.map((number, house) => ({
      placeId: `ChIJsandbox${String(place).padStart(3, '0')}x${String(house).padStart(3, '0')}`,
      number: String(number),
      street,
      town,
      county,
      postcode,
      latitude: rounded(latitude + (house - HOUSES.length / 2) * HOUSE_STEP),
      longitude,
    })),
);

export const addressLine = ({ number, street, town, postcode }: WorldAddress) =>
  `${number} ${street}, ${town}, ${postcode}`;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Addresses in which every typed word is the prefix of a word. */
export function findAddresses(typed: string, most: number): WorldAddress[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return world
    .filter((address) => {
      const known = wordsOf(`${addressLine(address)} ${address.postcode.replace(' ', '')}`);
      return words.every((word) => known.some((one) => one.startsWith(word)));
    })
    .slice(0, most);
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on a plane: accurate enough for a few miles. */
export function metresBetween(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2));
  return EARTH_METRES * Math.hypot(north, east);
}

/** The addresses within a radius in metres, nearest first. */
export function addressesWithin(latitude: number, longitude: number, metres: number): WorldAddress[] {
  const point = { latitude, longitude };
  return world
    .filter((address) => metresBetween(point, address) <= metres)
    .sort((a, b) => metresBetween(point, a) - metresBetween(point, b));
}
