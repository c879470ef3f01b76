import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { defaultChoice, type OptionFault, optionFaults, optionsCost } from '@storefront/api/option-rules';
import { optionRequired, optionTooMany } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { useState } from 'react';

export const takesOne = (option: MenuItemOption): boolean => option.mutuallyExclusive || option.maximumSelected === 1;

/** Whether an option is asked for at all: what it depends on must have been chosen. */
export const applies = (option: MenuItemOption, chosen: readonly ChosenValue[]): boolean =>
  option.dependentOn === null || chosen.some(({ valueId }) => valueId === option.dependentOn);

/** The choice with one value taken or given back; what no longer applies afterwards goes with it. */
export function withValue(
  options: readonly MenuItemOption[],
  chosen: readonly ChosenValue[],
  option: MenuItemOption,
  valueId: number,
  on: boolean,
): ChosenValue[] {
  const kept = chosen.filter((one) => (takesOne(option) ? one.optionId !== option.id : one.valueId !== valueId));
  let next: ChosenValue[] = on ? [...kept, { optionId: option.id, valueId }] : kept;
  // A chain of dependences is cut from its first missing link on.
  for (let before = -1; before !== next.length; ) {
    before = next.length;
    next = next.filter((one) => {
      const owner = options.find(({ id }) => id === one.optionId);
      return owner !== undefined && applies(owner, next);
    });
  }
  return next;
}

/** The words for what is wrong with an option. */
export function faultText(options: readonly MenuItemOption[], fault: OptionFault): string {
  const option = options.find(({ id }) => id === fault.optionId);
  if (!option) return '';
  return fault.code === 'too_many' || fault.code === 'mutually_exclusive'
    ? fill(optionTooMany, takesOne(option) ? 1 : option.maximumSelected, option.name)
    : fill(optionRequired, option.name);
}

/** What a refused form had chosen, as the server gives it back in the page's address; undefined when it says nothing. */
export function choiceIn(
  options: readonly MenuItemOption[],
  query: Readonly<Record<string, string>>,
): readonly ChosenValue[] | undefined {
  if (!Object.keys(query).some((name) => name.startsWith('option:'))) return undefined;
  return options.reduce<ChosenValue[]>(
    (chosen, option) =>
      option.values
        .filter(({ id }) => query[`option:${option.id}`] === String(id) || `option:${option.id}:${id}` in query)
        .reduce((before, { id }) => withValue(options, before, option, id, true), chosen),
    [],
  );
}

/** The shopper's choice among an item's options, what it adds to the price and what is still wrong with it. */
export function useChoice(options: readonly MenuItemOption[], query: Readonly<Record<string, string>>) {
  const [chosen, setChosen] = useState<readonly ChosenValue[]>(
    () => choiceIn(options, query) ?? defaultChoice(options),
  );
  return {
    chosen,
    cost: optionsCost(options, chosen),
    faults: optionFaults(options, chosen),
    choose: (option: MenuItemOption, valueId: number, on: boolean) =>
      setChosen((before) => withValue(options, before, option, valueId, on)),
  };
}
