import { atom } from 'nanostores';
import type { ShownRoute } from '../navigation/navigation.types';

/** Path and query of the in-app area's page; undefined on a page with its own document. */
export const currentPage = atom<{ readonly url: string; readonly route: ShownRoute } | undefined>();
