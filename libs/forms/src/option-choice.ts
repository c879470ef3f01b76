import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { type OptionFault, optionsCost, valueCost } from '@storefront/api/option-rules';
import { optionRequired, optionTextRequired, optionTooMany } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';

export const isSingleChoice = (option: MenuItemOption): boolean =>
  option.mutuallyExclusive || option.maximumSelected === 1;

/** Whether an option is shown: the value it depends on must be chosen. */
export const isShown = (option: MenuItemOption, chosen: readonly ChosenValue[]): boolean =>
  option.dependentOn === null || chosen.some(({ valueId }) => valueId === option.dependentOn);

/**
 * Adds or removes a value, and removes values that no longer apply.
 * @param isExact options that become visible keep their given values instead of the defaults
 */
export function withValue(
  options: readonly MenuItemOption[],
  chosen: readonly ChosenValue[],
  option: MenuItemOption,
  valueId: number,
  on: boolean,
  isExact = false,
): ChosenValue[] {
  const others = chosen.filter((one) =>
    isSingleChoice(option) ? one.optionId !== option.id : one.valueId !== valueId,
  );
  let next: ChosenValue[] = on ? [...others, { optionId: option.id, valueId }] : others;
  // Options that become visible start with their default values.
  for (const opened of options)
    if (on && !isExact && opened.dependentOn === valueId && !next.some(({ optionId }) => optionId === opened.id))
      next.push(
        ...opened.values.filter((value) => value.default).map(({ id }) => ({ optionId: opened.id, valueId: id })),
      );
  // A chain of dependencies ends at its first missing link.
  for (let before = -1; before !== next.length; ) {
    before = next.length;
    next = next.filter((one) => {
      const owner = options.find(({ id }) => id === one.optionId);
      return owner !== undefined && isShown(owner, next);
    });
  }
  return next;
}

/** What is wrong with an option, in words. */
export function faultText(options: readonly MenuItemOption[], fault: OptionFault): string {
  const option = options.find(({ id }) => id === fault.optionId);
  if (!option) return '';
  if (fault.code === 'dependency_missing') return dependencyText(options, option);
  if (fault.code.startsWith('text')) return fill(optionTextRequired, option.name);
  return fault.code === 'too_many' || fault.code === 'mutually_exclusive'
    ? fill(optionTooMany, isSingleChoice(option) ? 1 : option.maximumSelected, option.name)
    : fill(optionRequired, option.name);
}

/** Why an option is not shown: the value it depends on. */
export function dependencyText(options: readonly MenuItemOption[], option: MenuItemOption): string {
  const value = options.flatMap(({ values }) => values).find(({ id }) => id === option.dependentOn);
  return value ? `Only with ${value.name}` : 'Not with your choice above';
}

/** The extra cost of a value: 0 while the option has free values left. */
export function addedCost(
  options: readonly MenuItemOption[],
  chosen: readonly ChosenValue[],
  taken: ChosenValue,
): number {
  const option = options.find(({ id }) => id === taken.optionId);
  const value = option?.values.find(({ id }) => id === taken.valueId);
  if (!option || !value) return 0;
  if (option.extraCostInstancesThreshold === 0) return valueCost(value, chosen);
  const others = chosen.filter(({ valueId }) => valueId !== taken.valueId);
  return optionsCost(options, [...others, taken]) - optionsCost(options, others);
}
