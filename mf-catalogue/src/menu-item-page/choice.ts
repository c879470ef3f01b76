import { CHOSEN_OPTIONS_MAX } from '@storefront/api/constants';
import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { isSingleChoice, withValue } from '@storefront/forms/option-choice';

/** Encodes a choice for the URL: the ids of its values, '2101.2204'. */
export const encodeChoice = (chosen: readonly ChosenValue[]): string => chosen.map(({ valueId }) => valueId).join('.');

/**
 * Parses a choice from the URL, either of a link (`choice`) or of a refused form; undefined when there is none. A link
 * is reduced to what the rules allow, a refused form is shown as it was.
 */
export function parseChoice(
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
  if (isForm)
    return named.map(({ option, valueId }) => ({
      optionId: option.id,
      valueId,
      text: query[`option:${option.id}:${valueId}:text`],
    }));
  return named.reduce<ChosenValue[]>((chosen, { option, valueId }) => {
    const isFull = chosen.filter(({ optionId }) => optionId === option.id).length >= option.maximumSelected;
    return isFull && !isSingleChoice(option) ? chosen : withValue(options, chosen, option, valueId, true, true);
  }, []);
}
