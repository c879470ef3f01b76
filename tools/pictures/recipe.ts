export type Shape = 'tile' | 'hero' | 'state' | 'icon';

/** A picture by name: `draw` returns a whole SVG document that depends only on the recipe. */
export type Recipe = {
  readonly motif: string;
  readonly brand: 'grocery' | 'retail';
  readonly shape: Shape;
  readonly draw: () => string;
};
