import { atom } from 'nanostores';
import type { ShownRoute } from '../navigation/navigation.types';

/** The page that the in-app area shows, its path and query; undefined on a page that is its own document. */
export const currentPage = atom<{ readonly url: string; readonly route: ShownRoute } | undefined>();
