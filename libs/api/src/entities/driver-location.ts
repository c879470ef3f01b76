import Type, { type Static } from 'typebox';
import { nullable, shape } from '../shape';

export const DriverLocation = shape({
  latitude: Type.Number(),
  longitude: Type.Number(),
  heading: nullable(Type.Number()),
  updatedAt: Type.String(),
  estimatedArrival: nullable(Type.String()),
});
export type DriverLocation = Static<typeof DriverLocation>;
