/** Latitude and longitude in degrees. */
export type Spot = readonly [latitude: number, longitude: number];

/** Something on the map that can be chosen. */
export interface MapPoint {
  readonly id: number;
  readonly at: Spot;
  /** What a screen reader says of it: 'Borough, 0.2 miles, open'. */
  readonly label: string;
  /** One or two letters in its pin, with which `label` begins; empty for a dot. */
  readonly mark: string;
  /** Drawn quietly: it cannot help the shopper now. */
  readonly quiet?: boolean;
  /** What it reaches, drawn beneath it. */
  readonly area?: readonly Spot[];
}

/** A server of map pictures; without one the ground is drawn. */
export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  readonly url: string;
  readonly attribution: string;
}

/** A country in a few strokes, for maps without tiles: enough to know where one is, nothing to find a door by. */
export interface DrawnGround {
  readonly land: readonly (readonly Spot[])[];
  readonly rivers: readonly { readonly name: string; readonly course: readonly Spot[] }[];
  /** Names, each from the zoom level on at which it helps. */
  readonly places: readonly (readonly [name: string, latitude: number, longitude: number, fromZoom: number])[];
}
