import { seeded } from '../content/random';
import type { DemoPlace } from '../demo-data.types';
import type { ImportedRows } from '../imported-rows';
import type { MemberPlan } from '../people/member-plan';
import { otherOutcodes } from './outcodes-elsewhere';
import { islandOutcodes } from './outcodes-islands';
import { londonOutcodes } from './outcodes-london';
import { northernOutcodes } from './outcodes-north';
import { southernOutcodes } from './outcodes-south';
import { withStreet } from './streets';

const POSTCODES_WHERE_STORES_DELIVER = 50;
const POSTCODES_ELSEWHERE = 20;

/** Letters allowed in an inward code. */
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

function placesOf(town: string, list: string): DemoPlace[] {
  return list.split(', ').map((entry) => {
    const [postcode = '', latitude, longitude] = entry.split(' ');
    return { postcode, latitude: Number(latitude), longitude: Number(longitude), town };
  });
}

/** The outward codes of the demonstration. */
function outcodes(): DemoPlace[] {
  return [
    ...londonOutcodes.flatMap((list) => placesOf('London', list)),
    ...Object.entries(southernOutcodes).flatMap(([town, list]) => placesOf(town, list)),
    ...Object.entries(northernOutcodes).flatMap(([town, list]) => placesOf(town, list)),
    ...Object.entries(islandOutcodes).flatMap(([town, list]) => placesOf(town, list)),
    ...Object.entries(otherOutcodes).flatMap(([town, list]) => placesOf(town, list)),
  ];
}

/** Full postcodes near an outward code's centre: the given ones, then invented ones up to the required number. */
function fullPostcodes(outcode: DemoPlace, count: number, given: readonly string[] = []): DemoPlace[] {
  const random = seeded(`postcodes ${outcode.postcode}`);
  const letter = (): string => INWARD[Math.floor(random() * INWARD.length)] ?? 'A';
  const postcodes = new Set(given);
  while (postcodes.size < count)
    postcodes.add(`${outcode.postcode} ${1 + Math.floor(random() * 9)}${letter()}${letter()}`);
  return [...postcodes].map((postcode) => ({
    postcode,
    latitude: Math.round((outcode.latitude + (random() - 0.5) * 0.016) * 1e5) / 1e5,
    longitude: Math.round((outcode.longitude + (random() - 0.5) * 0.024) * 1e5) / 1e5,
    town: outcode.town,
  }));
}

type ShopPlaces = Pick<ImportedRows, 'stores' | 'areas'> & { readonly members: readonly MemberPlan[] };

/**
 * Invented streets for every outward code, most where stores deliver; they include the addresses of members and stores.
 */
export function gazetteer(shops: readonly ShopPlaces[]): DemoPlace[] {
  const known = outcodes();
  const used = new Map([
    ...shops.flatMap(({ members }) =>
      members.flatMap(({ addresses }) => addresses.map((address) => [address[4], address[0]] as const)),
    ),
    // A postcode is one street: a member who shares a store's postcode lives on the store's street.
    ...shops.flatMap(({ stores }) => stores.map(({ postcode, addressLine1 }) => [postcode, addressLine1] as const)),
  ]);
  const districts = new Set([
    ...[...used.keys()].map((postcode) => postcode.split(' ')[0]),
    ...shops.flatMap(({ areas }) => areas.map((area) => area.split(' ')[0])),
  ]);
  return [
    ...known,
    ...known.flatMap((place) =>
      fullPostcodes(
        place,
        districts.has(place.postcode) ? POSTCODES_WHERE_STORES_DELIVER : POSTCODES_ELSEWHERE,
        [...used.keys()].filter((postcode) => postcode.startsWith(`${place.postcode} `)),
      ).map((one) => withStreet(one, used.get(one.postcode))),
    ),
  ];
}
