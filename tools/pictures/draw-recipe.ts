import { createRequire } from 'node:module';
import { type Icons, resetEmoji, useIcons } from './draw/emoji';
import { resetGradients } from './draw/gradient';
import type { Recipe } from './recipe';

/** Loads the emoji set once, before the first drawing. */
export function loadIcons(): void {
  const require = createRequire(import.meta.url);
  useIcons((require('@iconify-json/fluent-emoji/icons.json') as { icons: Icons }).icons);
}

/** The SVG of a recipe: ids restart from one, so earlier drawings do not affect it. */
export function drawRecipe(recipe: Recipe): string {
  resetGradients();
  resetEmoji();
  return recipe.draw();
}
