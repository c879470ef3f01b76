import { grocery } from './grocery';
import { retail } from './retail';
import type { Theme } from './theme';

/** A business's theme by its name in the settings. */
export function findTheme(brand: string): Theme {
  return brand === 'retail' ? retail : grocery;
}
