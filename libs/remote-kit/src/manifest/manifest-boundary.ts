import { PART_DEADLINE_MS } from '@storefront/api/constants';
import type { BoundaryDeclaration } from '../define-remote';
import type { ManifestBoundary } from './manifest.types';

/** The module of a boundary: './BasketDrawer' for 'basket-drawer'. */
export const boundaryExpose = (name: string): string =>
  `./${name.replace(/(^|-)([a-z])/g, (_, _before, letter: string) => letter.toUpperCase())}`;

/** A declared boundary with its module and its timeout. */
export const manifestBoundary = (boundary: BoundaryDeclaration): ManifestBoundary => ({
  deadlineMs: PART_DEADLINE_MS,
  ...boundary,
  expose: boundaryExpose(boundary.name),
});
