import { PLACE_NAME_MAX_LENGTH } from '@storefront/api/constants';
import { Line } from '@storefront/api/declaration/shape';
import type { BodyOf } from '@storefront/api/operation-types';
import proj4 from 'proj4';
import Value from 'typebox/value';

export type Place = BodyOf<'POST /admin/places-save'>['places'][number];

/** A line that is no place: left out as the publisher means it, or at fault. */
export type LineResult = { place: Place } | { leftOut: string } | { fault: string };

/** How a published file is recognised and read. */
export interface PlaceFormat {
  readonly name: string;
  /** @param first the cells of the first line */
  matches(first: readonly string[]): boolean;
  /** The first line has headings, so it is no place. */
  readonly hasHeadings: boolean;
  /** @param headings the cells of the first line; used by formats with headings */
  read(cells: readonly string[], headings: readonly string[]): LineResult;
}

const BRITISH = /^([A-Z]{1,2}[0-9][0-9A-Z]?) *(?:([0-9][A-Z]{2}))?$/;
/** Britain, Northern Ireland, the Channel Islands and the Isle of Man. */
const BOUNDS = { south: 49, north: 61, west: -9, east: 2 };
/** A tenth of a metre, which is finer than any of the files. */
const DIGITS = 6;

/** The British National Grid (OSGB36), with Ordnance Survey's published shift to WGS84, which is right to about 5 metres. */
const NATIONAL_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

const toWgs84 = proj4(NATIONAL_GRID, 'WGS84');

/** `Number` would read an empty cell as 0. */
const numberIn = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN);
const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));

const Name = Line(PLACE_NAME_MAX_LENGTH);

function placeOf(postcode: string, latitude: number, longitude: number, names: Partial<Place> = {}): LineResult {
  const [, outward, inward] = BRITISH.exec(postcode.trim().toUpperCase()) ?? [];
  if (!outward) return { fault: `"${postcode}" is not a British postcode` };
  if (Number.isNaN(latitude) || Number.isNaN(longitude)) return { fault: 'its position is not two numbers' };
  const { south, north, west, east } = BOUNDS;
  if (latitude < south || latitude > north || longitude < west || longitude > east)
    return { fault: `its position ${latitude}, ${longitude} is outside the United Kingdom` };
  // The API refuses a whole call for one such name.
  if ([names.town, names.county].some((name) => name !== undefined && !Value.Check(Name, name)))
    return { fault: `its town or county is not one line of at most ${PLACE_NAME_MAX_LENGTH} characters` };
  const written = inward ? `${outward} ${inward}` : outward;
  return { place: { postcode: written, latitude: rounded(latitude), longitude: rounded(longitude), ...names } };
}

/** The file has no headings by which to know it. */
const CODE_POINT_COLUMNS = 10;
const CODE_POINT_WITHOUT_POSITION = '90';

/** Ordnance Survey: one file for each postcode area, without headings, positions as eastings and northings. */
const codePointOpen: PlaceFormat = {
  name: 'Code-Point Open',
  hasHeadings: false,
  matches: (first) =>
    first.length === CODE_POINT_COLUMNS && BRITISH.test(first[0]?.trim() ?? '') && /^\d+$/.test(first[1]?.trim() ?? ''),
  read([postcode = '', quality = '', eastings = '', northings = '']) {
    if (quality.trim() === CODE_POINT_WITHOUT_POSITION) return { leftOut: 'without a position' };
    const [x, y] = [numberIn(eastings), numberIn(northings)];
    if (Number.isNaN(x) || Number.isNaN(y)) return { fault: 'its eastings and northings are not two numbers' };
    const [longitude = Number.NaN, latitude = Number.NaN] = toWgs84.forward([x, y]);
    return placeOf(postcode, latitude, longitude);
  },
};

const headingOf = (text: string) => text.trim().toLowerCase();

/** What the directory writes as latitude of a postcode without a position. */
const ONSPD_WITHOUT_POSITION = 99;

/** Office for National Statistics: headings, and columns that are added from edition to edition. */
const onsPostcodeDirectory: PlaceFormat = {
  name: 'ONS Postcode Directory',
  hasHeadings: true,
  matches: (first) => ['pcds', 'doterm', 'lat', 'long'].every((name) => first.map(headingOf).includes(name)),
  read(cells, headings) {
    const cell = (name: string) => cells[headings.findIndex((one) => headingOf(one) === name)] ?? '';
    if (cell('doterm').trim()) return { leftOut: 'no longer in use' };
    const latitude = numberIn(cell('lat'));
    if (latitude > ONSPD_WITHOUT_POSITION) return { leftOut: 'without a position' };
    return placeOf(cell('pcds'), latitude, numberIn(cell('long')));
  },
};
/** The file has no headings by which to know it. */
const GEONAMES_COLUMNS = 12;

/** GeoNames: tabs, no headings, and the name of the town. GB.txt has outward codes, GB_full.txt complete postcodes. */
const geoNames: PlaceFormat = {
  name: 'GeoNames postal codes',
  hasHeadings: false,
  matches: (first) => first.length === GEONAMES_COLUMNS && /^[A-Z]{2}$/.test(first[0] ?? ''),
  read([country = '', postcode = '', name = '', , , county = '', , , , latitude = '', longitude = '']) {
    if (country !== 'GB') return { leftOut: `of ${country}` };
    const names = { ...(name.trim() && { town: name.trim() }), ...(county.trim() && { county: county.trim() }) };
    return placeOf(postcode, numberIn(latitude), numberIn(longitude), names);
  },
};

export const placeFormats: readonly PlaceFormat[] = [codePointOpen, onsPostcodeDirectory, geoNames];
