/** Latitude and longitude in degrees. */
export type Spot = readonly [latitude: number, longitude: number];

/** A selectable point on the map. */
export interface MapPoint {
  readonly id: number;
  readonly at: Spot;
  /** Its accessible name: 'Borough, 0.2 miles, open'. */
  readonly label: string;
  /** One or two letters in its pin, which also start `label`; empty for a dot. */
  readonly mark: string;
  /** Drawn as a van, which moves when its place changes. */
  readonly van?: boolean;
  /** Drawn pale, because it cannot serve the shopper now. */
  readonly quiet?: boolean;
  /** The area that it serves, drawn beneath it. */
  readonly area?: readonly Spot[];
}

/** An area up to a distance from a place. */
export interface MapCircle {
  readonly id: number;
  readonly at: Spot;
  readonly metres: number;
  readonly label: string;
}

/** The tile server; without one a simple ground is drawn. */
export interface MapTiles {
  /** A URL template with {z}, {x} and {y}. */
  readonly url: string;
  readonly attribution: string;
}

/** A country outline for maps without tiles: enough for orientation, not for finding an address. */
export interface DrawnGround {
  readonly land: readonly (readonly Spot[])[];
  readonly rivers: readonly { readonly name: string; readonly course: readonly Spot[] }[];
  /** Place names with the zoom level from which they are shown. */
  readonly places: readonly (readonly [name: string, latitude: number, longitude: number, fromZoom: number])[];
}
