import type { ShelfPlace, StorageZone } from '@storefront/api/entities/desk/pick-list';
import { countText } from '@storefront/messages/count-text';

export const back = 'Back';
export const loading = 'Loading…';
export const tryAgain = 'Try again';
export const oneFewer = (label: string) => `One fewer: ${label}`;
export const oneMore = (label: string) => `One more: ${label}`;

export const zoneNames: Record<StorageZone, string> = { ambient: 'Ambient', chilled: 'Chilled', frozen: 'Frozen' };
export const decidedOf = (decided: number, total: number) => `${decided} of ${total} picked`;

export const toteName = (tote: string) => `Tote ${tote}`;
export const intoTotes = (total: number) => `Put ${countText(total, 'unit')} into the totes`;
export const noneForTote = 'none';

export const aisleLabel = 'Aisle';
export const bayLabel = 'Bay';
export const shelfLabel = 'Shelf';
export const onTheShelf = 'On the shelf';
export const noPlace = 'No place known';
export const leftOnShelf = (stock: number) => `${stock} left`;
export const spokenPlace = ({ aisle, bay, shelf }: ShelfPlace) =>
  [`aisle ${aisle}`, bay && `bay ${bay}`, shelf && `shelf ${shelf}`].filter(Boolean).join(', ');

export const ageNeeded = (age: number) => `Not for under ${age}s`;

export const noRight = 'This page is not for your role';
export const noRightNext = 'Ask a manager to change your role, or choose another page.';
export const noStore = 'You work in no store yet';
export const noStoreNext = 'Ask a manager to add you to a store.';
export const notLoaded = 'This page could not be loaded';
export const notLoadedNext = 'Check the connection, then try again.';

export const storeLabel = 'Store';
