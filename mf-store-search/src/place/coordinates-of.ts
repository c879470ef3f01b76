import { LATITUDE_MAX, LONGITUDE_MAX } from '@storefront/api/constants';
import type { FormFields } from '@storefront/remote-kit/action.types';

/** The coordinates in a form, in degrees; undefined when there are no valid ones. */
export function coordinatesOf(form: FormFields): { latitude: number; longitude: number } | undefined {
  if (!form.latitude || !form.longitude) return undefined;
  const [latitude, longitude] = [Number(form.latitude), Number(form.longitude)];
  return Math.abs(latitude) <= LATITUDE_MAX && Math.abs(longitude) <= LONGITUDE_MAX
    ? { latitude, longitude }
    : undefined;
}
