import type { DemoOption } from '../demo-data.types';
import type { DemoIds } from './ids';

/**
 * 'Thick', 'Thick +50' or '*Medium' (the default); 'Name +800 ?24 Which name?' asks for a text of at
 * most 24 characters. `bySize` gives the cost for each value of the first option.
 */
export type OptionRecipe = {
  readonly name: string;
  readonly values: readonly string[];
  readonly placeholder?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly grid?: boolean;
  readonly exclusive?: boolean;
  /** How many chosen values are free. */
  readonly free?: number;
  /** Shown only when this value of an earlier option is chosen. */
  readonly dependsOn?: string;
  /** The cost of each value, by the value of the first option. */
  readonly bySize?: readonly number[];
};

/** The option rows of one item. */
export function optionsOf(itemId: number, recipes: readonly OptionRecipe[], ids: DemoIds): DemoOption[] {
  const made: DemoOption[] = [];
  for (const [position, recipe] of recipes.entries()) {
    const sizes = made[0]?.values ?? [];
    const values = recipe.values.map((text) => {
      const [, star = '', name = '', cost = '0', longest, label = ''] =
        /^(\*?)(.+?)(?: \+(\d+))?(?: \?(\d+) (.+))?$/.exec(text) ?? [];
      return {
        id: ids.value(),
        name,
        extraCost: Number(cost),
        default: star === '*',
        ...(longest && { text: { label, maxLength: Number(longest) } }),
        sizeExtraCost: (recipe.bySize ?? []).map((extraCost, index) => ({
          id: ids.sizeCost(),
          sizeId: sizes[index]?.id ?? 0,
          extraCost,
        })),
      };
    });
    const dependentOn =
      made.flatMap((option) => option.values).find((value) => value.name === recipe.dependsOn)?.id ?? null;
    made.push({
      id: ids.option(),
      itemId,
      name: recipe.name,
      placeholder: recipe.placeholder ?? null,
      maximumSelected: recipe.maximum ?? 1,
      minimumSelected: recipe.minimum ?? 0,
      displayAsGrid: recipe.grid ?? false,
      mutuallyExclusive: recipe.exclusive ?? false,
      dependentOn,
      extraCostInstancesThreshold: recipe.free ?? 0,
      position,
      values,
    });
  }
  return made;
}
