import type { MenuItemOption } from '../entities/menu-item-option';

/** An option for tests: one of two values may be chosen, whose ids are ten times the option's plus 1 and 2. */
export const menuItemOption = (id: number, more: Partial<MenuItemOption> = {}): MenuItemOption => ({
  id,
  name: `Option ${id}`,
  placeholder: null,
  maximumSelected: 1,
  minimumSelected: 0,
  displayAsGrid: false,
  mutuallyExclusive: false,
  dependentOn: null,
  extraCostInstancesThreshold: 0,
  values: [1, 2].map((at) => ({
    id: id * 10 + at,
    name: `Value ${at}`,
    extraCost: 0,
    default: false,
    sizeExtraCost: [],
  })),
  ...more,
});
