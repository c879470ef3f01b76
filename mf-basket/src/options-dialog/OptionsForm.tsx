import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import { findOptionFaults, optionsCost } from '@storefront/api/option-rules';
import { faultText, withValue } from '@storefront/forms/option-choice';
import { OptionField } from '@storefront/forms/option-field';
import { formatMoney } from '@storefront/money/format-money';
import { Button } from '@storefront/ui/button';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './OptionsDialog.module.css';

interface OptionsFormProps {
  readonly item: Pick<MenuItemDetails, 'options' | 'price'>;
  /** The choice of the line. */
  readonly first: ChosenValue[];
  readonly currency: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onSave: (chosen: ChosenValue[], unitPrice: number) => void;
}

/** The options of an item with the line's choice, and the price of one with what is chosen. */
export function OptionsForm({ item, first, currency, busy, problem, onSave }: OptionsFormProps) {
  const { options, price } = item;
  const [chosen, setChosen] = useState(first);
  const [isTried, setTried] = useState(false);
  const faults = findOptionFaults(options, chosen);
  const unitPrice = price + optionsCost(options, chosen);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (faults.length === 0) return onSave(chosen, unitPrice);
    // The error must be rendered before the focus moves to it.
    flushSync(() => setTried(true));
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      {options.map((option) => {
        const fault = isTried ? faults.find(({ optionId }) => optionId === option.id) : undefined;
        return (
          <OptionField
            key={option.id}
            options={options}
            option={option}
            chosen={chosen}
            isHydrated
            currency={currency}
            problem={fault && faultText(options, fault)}
            isTextFault={fault?.code.startsWith('text')}
            onChoose={(valueId, on) => setChosen((before) => withValue(options, before, option, valueId, on))}
            onText={(valueId, text) =>
              setChosen((before) => before.map((one) => (one.valueId === valueId ? { ...one, text } : one)))
            }
          />
        );
      })}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" big wide busy={busy}>
        Save · {formatMoney(unitPrice, { currency })} each
      </Button>
    </form>
  );
}
