import { CHOSEN_OPTIONS_MAX } from '@storefront/api/constants';
import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { type OptionFault, optionsCost, valueCost } from '@storefront/api/option-rules';
import { optionRequired, optionTooMany } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';

export const takesOne = (option: MenuItemOption): boolean => option.mutuallyExclusive || option.maximumSelected === 1;

/** Whether an option is asked for at all: what it depends on must have been chosen. */
export const applies = (option: MenuItemOption, chosen: readonly ChosenValue[]): boolean =>
  option.dependentOn === null || chosen.some(({ valueId }) => valueId === option.dependentOn);

/**
 * The choice with one value taken or given back; what no longer applies afterwards goes with it.
 * @param isExact what the value opens stays as it is named elsewhere, or empty
 */
export function withValue(
  options: readonly MenuItemOption[],
  chosen: readonly ChosenValue[],
  option: MenuItemOption,
  valueId: number,
  on: boolean,
  isExact = false,
): ChosenValue[] {
  const kept = chosen.filter((one) => (takesOne(option) ? one.optionId !== option.id : one.valueId !== valueId));
  let next: ChosenValue[] = on ? [...kept, { optionId: option.id, valueId }] : kept;
  // What this value opens begins with what is usual there.
  for (const opened of options)
    if (on && !isExact && opened.dependentOn === valueId && !next.some(({ optionId }) => optionId === opened.id))
      next.push(
        ...opened.values.filter((value) => value.default).map(({ id }) => ({ optionId: opened.id, valueId: id })),
      );
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
  if (fault.code === 'dependency_missing') return onlyWith(options, option);
  return fault.code === 'too_many' || fault.code === 'mutually_exclusive'
    ? fill(optionTooMany, takesOne(option) ? 1 : option.maximumSelected, option.name)
    : fill(optionRequired, option.name);
}

/** Why an option is not asked for: the value that it goes with. */
export function onlyWith(options: readonly MenuItemOption[], option: MenuItemOption): string {
  const value = options.flatMap(({ values }) => values).find(({ id }) => id === option.dependentOn);
  return value ? `Only with ${value.name}` : 'Not with what you chose above';
}

/** What a value would add to the price now: nothing while its option has free ones left. Undefined for a chosen one's own. */
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

/** A choice as an address carries it: the ids of its values, '2101.2204'. */
export const choiceText = (chosen: readonly ChosenValue[]): string => chosen.map(({ valueId }) => valueId).join('.');

/**
 * The choice that an address names, by a link (`choice`) or by a refused form that is given back what was filled in;
 * undefined when it says nothing. A link takes what the rules allow of it, a refused form is shown as it was.
 */
export function choiceIn(
  options: readonly MenuItemOption[],
  query: Readonly<Record<string, string>>,
): readonly ChosenValue[] | undefined {
  const isForm = Object.keys(query).some((name) => name.startsWith('option:'));
  if (!isForm && query.choice === undefined) return undefined;
  const linked = (query.choice ?? '').split('.').slice(0, CHOSEN_OPTIONS_MAX);
  const names = ({ id: optionId }: MenuItemOption, id: number) =>
    isForm
      ? query[`option:${optionId}`] === String(id) || `option:${optionId}:${id}` in query
      : linked.includes(String(id));
  const named = options.flatMap((option) =>
    option.values.filter(({ id }) => names(option, id)).map(({ id }) => ({ option, valueId: id })),
  );
  if (isForm) return named.map(({ option, valueId }) => ({ optionId: option.id, valueId }));
  return named.reduce<ChosenValue[]>((chosen, { option, valueId }) => {
    const isFull = chosen.filter(({ optionId }) => optionId === option.id).length >= option.maximumSelected;
    return isFull && !takesOne(option) ? chosen : withValue(options, chosen, option, valueId, true, true);
  }, []);
}
