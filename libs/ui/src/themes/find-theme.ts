import { desk } from './desk';
import { grocery } from './grocery';
import { retail } from './retail';
import type { Theme } from './theme';

/** A theme by its name: a business's in the settings, or the desk's. */
export function findTheme(brand: string): Theme {
  if (brand === 'desk') return desk;
  return brand === 'retail' ? retail : grocery;
}
