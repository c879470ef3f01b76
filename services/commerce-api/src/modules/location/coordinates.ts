import type { Point } from '../../context/places.types';
import { refuse } from '../../problem';

const DECIMAL = /^[+-]?\d{1,3}(\.\d{1,15})?$/;

function degrees(path: 'latitude' | 'longitude', text: string, most: number): number {
  const value = Number(text.trim());
  if (DECIMAL.test(text.trim()) && Math.abs(value) <= most) return value;
  const message = `must be a number of degrees from -${most} to ${most}, such as ${path === 'latitude' ? '51.505' : '-0.09'}`;
  throw refuse('validation_failed', `${path} ${message}`, [{ path, message, code: 'coordinates' }]);
}

/** Parses coordinates from text. */
export const pointOfText = (latitude: string, longitude: string): Point => ({
  latitude: degrees('latitude', latitude, 90),
  longitude: degrees('longitude', longitude, 180),
});
