import { type Colour, squarePng } from './png';

export const TILE_PIXELS = 256;
export const MAX_ZOOM = 18;

/** A tile of the usual grid: Web Mercator, with the world in one tile at zoom 0. */
export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const LAND = 0;
const PALETTE: readonly Colour[] = [
  [242, 236, 224],
  [207, 229, 193],
  [255, 255, 255],
  [250, 222, 160],
];
const PARK = 1;
const STREET = 2;
const MAIN_STREET = 3;

/** The length of a block of houses as a share of the world: about 95 metres in London. */
const BLOCK = 2 ** -18;
const BLOCKS_PER_QUARTER = 8;
const QUARTER = BLOCK * BLOCKS_PER_QUARTER;
const QUARTERS_PER_PARK = 5;
const FIRST_ZOOM_WITH_STREETS = 15;

/** Whether a place is on one of the parallel streets of a spacing. */
function isOnStreet(at: number, spacing: number, width: number): boolean {
  const past = at % spacing;
  return Math.min(past, spacing - past) < width / 2;
}

/** A town without an end, whose streets run north and east. */
export function drawTile({ z, x, y }: TilePlace): Buffer {
  const pixel = 2 ** -z / TILE_PIXELS;
  const isOn = (across: number, down: number, spacing: number, pixels: number) =>
    isOnStreet(across, spacing, pixels * pixel) || isOnStreet(down, spacing, pixels * pixel);
  return squarePng(TILE_PIXELS, PALETTE, (column, row) => {
    const [across, down] = [x * 2 ** -z + (column + 0.5) * pixel, y * 2 ** -z + (row + 0.5) * pixel];
    if (isOn(across, down, QUARTER, 9)) return MAIN_STREET;
    if (z >= FIRST_ZOOM_WITH_STREETS && isOn(across, down, BLOCK, 5)) return STREET;
    const quarter = Math.floor(across / QUARTER) + 3 * Math.floor(down / QUARTER);
    return quarter % QUARTERS_PER_PARK === 0 ? PARK : LAND;
  });
}

/** Whether there is such a tile. */
export const isTile = ({ z, x, y }: TilePlace): boolean => z <= MAX_ZOOM && x < 2 ** z && y < 2 ** z;
