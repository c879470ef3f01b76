import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { deskPaths } from '../navigation/desk-paths';

/** The page of a store's weekly times of one method. */
export const weeklyTimesPath = (method: FulfilmentMethod): string =>
  `${deskPaths.weeklyTimes}?${new URLSearchParams({ method })}`;
