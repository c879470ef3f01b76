import type { ChosenValue } from './entities/basket';
import type { MenuItemOption, OptionValue } from './entities/menu-item-option';

export interface OptionFault {
  optionId: number;
  code:
    | 'unknown_option'
    | 'unknown_value'
    | 'too_few'
    | 'too_many'
    | 'mutually_exclusive'
    | 'dependency_missing'
    | 'text_missing'
    | 'text_too_long'
    | 'text_not_asked';
}

type Rules = readonly Pick<
  MenuItemOption,
  | 'id'
  | 'maximumSelected'
  | 'minimumSelected'
  | 'mutuallyExclusive'
  | 'dependentOn'
  | 'extraCostInstancesThreshold'
  | 'values'
>[];

function countChosen(chosen: readonly ChosenValue[], optionId: number): number {
  return chosen.filter((one) => one.optionId === optionId).reduce((sum, one) => sum + (one.quantity ?? 1), 0);
}

function optionApplies(option: Rules[number], chosen: readonly ChosenValue[]): boolean {
  return option.dependentOn === null || chosen.some((one) => one.valueId === option.dependentOn);
}

function textFault({ text: asked }: OptionValue, text = ''): OptionFault['code'] | undefined {
  if (!asked) return text ? 'text_not_asked' : undefined;
  if (!text.trim()) return 'text_missing';
  return [...text].length > asked.maxLength ? 'text_too_long' : undefined;
}

/** Faults of a choice of options; empty if valid. The API decides by it, the option form explains by it. */
export function findOptionFaults(options: Rules, chosen: readonly ChosenValue[]): OptionFault[] {
  const faults: OptionFault[] = [];
  for (const one of chosen) {
    const option = options.find(({ id }) => id === one.optionId);
    if (!option) faults.push({ optionId: one.optionId, code: 'unknown_option' });
    else {
      const value = option.values.find(({ id }) => id === one.valueId);
      const code = value ? textFault(value, one.text) : 'unknown_value';
      if (code) faults.push({ optionId: option.id, code });
    }
  }
  for (const option of options) {
    const taken = countChosen(chosen, option.id);
    if (!optionApplies(option, chosen)) {
      if (taken > 0) faults.push({ optionId: option.id, code: 'dependency_missing' });
      continue;
    }
    const most = option.mutuallyExclusive ? 1 : option.maximumSelected;
    if (taken < option.minimumSelected) faults.push({ optionId: option.id, code: 'too_few' });
    if (taken > most)
      faults.push({ optionId: option.id, code: option.mutuallyExclusive ? 'mutually_exclusive' : 'too_many' });
  }
  return faults;
}

/** A value's extra cost for the chosen size: the size's own cost if it has one. */
export function valueCost(value: OptionValue, chosen: readonly ChosenValue[]): number {
  const bySize = value.sizeExtraCost.find(({ sizeId }) => chosen.some(({ valueId }) => valueId === sizeId));
  return bySize?.extraCost ?? value.extraCost;
}

/** What a choice adds to the price: in each option the cheapest instances are free, up to its threshold. */
export function optionsCost(options: Rules, chosen: readonly ChosenValue[]): number {
  let cost = 0;
  for (const option of options) {
    const instances: number[] = [];
    for (const one of chosen) {
      const value = one.optionId === option.id ? option.values.find(({ id }) => id === one.valueId) : undefined;
      if (value) instances.push(...Array.from({ length: one.quantity ?? 1 }, () => valueCost(value, chosen)));
    }
    instances.sort((a, b) => a - b);
    cost += instances.slice(option.extraCostInstancesThreshold).reduce((sum, extra) => sum + extra, 0);
  }
  return cost;
}

/** The default choice. */
export function defaultChoice(options: Rules): ChosenValue[] {
  const chosen = options.flatMap((option) =>
    option.values.filter((value) => value.default).map((value) => ({ optionId: option.id, valueId: value.id })),
  );
  return chosen.filter(({ optionId }) => {
    const option = options.find(({ id }) => id === optionId);
    return option !== undefined && optionApplies(option, chosen);
  });
}
