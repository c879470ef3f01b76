import { grocery } from './grocery';
import { retail } from './retail';
import type { Theme } from './theme';

/** The theme of a business by the name in its settings. */
export function findTheme(brand: string): Theme {
  return brand === 'retail' ? retail : grocery;
}
