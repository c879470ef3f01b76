import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import { deskPaths } from '../navigation/desk-paths';

/** Which slots are shown. */
export interface SlotsQuery {
  /** The Monday of the week. */
  readonly week: string;
  readonly method: FulfilmentMethod;
  /** The day on which it is asked. */
  readonly today: string;
}

/** The page of a week's slots of one method. */
export const slotsPath = ({ week, method }: Pick<SlotsQuery, 'week' | 'method'>): string =>
  `${deskPaths.slots}?${new URLSearchParams({ week, method })}`;
