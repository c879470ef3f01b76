import Type, { type Static } from 'typebox';
import { shape } from '../declaration/shape';

/** URLs of one picture in four densities; the AVIF file has the same name with another extension. */
export const ItemImages = shape({
  originals: Type.String(),
  mdpi_1x: Type.String(),
  xhdpi_2x: Type.String(),
  xxhdpi_3x: Type.String(),
});
export type ItemImages = Static<typeof ItemImages>;
