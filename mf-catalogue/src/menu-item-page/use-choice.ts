import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { defaultChoice, findOptionFaults, optionsCost } from '@storefront/api/option-rules';
import { withValue } from '@storefront/forms/option-choice';
import { useEffect, useState } from 'react';
import { encodeChoice, parseChoice } from './choice';

/**
 * The chosen options of an item, their extra cost and remaining errors. After a change the URL contains the choice, so
 * that it can be shared.
 */
export function useChoice(options: readonly MenuItemOption[], query: Readonly<Record<string, string>>) {
  const [chosen, setChosen] = useState<readonly ChosenValue[]>(
    () => parseChoice(options, query) ?? defaultChoice(options),
  );
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (!isTouched) return;
    const url = new URL(location.href);
    for (const name of [...url.searchParams.keys()])
      if (/^(option:|problem$)/.test(name)) url.searchParams.delete(name);
    url.searchParams.set('choice', encodeChoice(chosen));
    history.replaceState(history.state, '', url);
  }, [chosen, isTouched]);
  return {
    chosen,
    cost: optionsCost(options, chosen),
    faults: findOptionFaults(options, chosen),
    choose: (option: MenuItemOption, valueId: number, on: boolean) => {
      setIsTouched(true);
      setChosen((before) => withValue(options, before, option, valueId, on));
    },
    /** Sets the text of a chosen value. */
    write: (valueId: number, text: string) =>
      setChosen((before) => before.map((one) => (one.valueId === valueId ? { ...one, text } : one))),
  };
}
