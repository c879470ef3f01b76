import { seeded } from '../content/random';
import type { DemoPlace } from '../demo-data.types';
import { otherOutcodes } from './outcodes-elsewhere';
import { islandOutcodes } from './outcodes-islands';
import { londonOutcodes } from './outcodes-london';
import { northernOutcodes } from './outcodes-north';
import { southernOutcodes } from './outcodes-south';

/** Letters allowed in an inward code. */
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

function placesOf(town: string, list: string): DemoPlace[] {
  return list.split(', ').map((entry) => {
    const [postcode = '', latitude, longitude] = entry.split(' ');
    return { postcode, latitude: Number(latitude), longitude: Number(longitude), town };
  });
}

/** The outward codes of the demonstration. */
export function outcodes(): DemoPlace[] {
  return [
    ...londonOutcodes.flatMap((list) => placesOf('London', list)),
    ...Object.entries(southernOutcodes).flatMap(([town, list]) => placesOf(town, list)),
    ...Object.entries(northernOutcodes).flatMap(([town, list]) => placesOf(town, list)),
    ...Object.entries(islandOutcodes).flatMap(([town, list]) => placesOf(town, list)),
    ...Object.entries(otherOutcodes).flatMap(([town, list]) => placesOf(town, list)),
  ];
}

/** Full postcodes near an outward code's centre: the given ones, then invented ones up to the required number. */
export function fullPostcodes(outcode: DemoPlace, count: number, given: readonly string[] = []): DemoPlace[] {
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
