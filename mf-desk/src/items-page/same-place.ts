import type { DeskItem } from '@storefront/api/entities/desk/desk-item';

type Place = DeskItem['place'];

/** Whether two places are the same; none is the same as none. */
export const samePlace = (one: Place, other: Place): boolean =>
  one?.aisle === other?.aisle && one?.bay === other?.bay && one?.shelf === other?.shelf;
