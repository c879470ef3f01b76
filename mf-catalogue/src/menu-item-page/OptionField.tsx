import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { valueCost } from '@storefront/api/option-rules';
import { formatMoney } from '@storefront/money/format-money';
import { useId } from 'react';
import styles from './MenuItemPage.module.css';
import { applies, takesOne } from './use-choice';

interface OptionFieldProps {
  readonly option: MenuItemOption;
  readonly chosen: readonly ChosenValue[];
  readonly problem?: string;
  readonly currency: string;
  readonly onChoose: (valueId: number, on: boolean) => void;
}

/** One option: radio buttons where one value may be chosen, ticks where several may. */
export function OptionField({ option, chosen, problem, currency, onChoose }: OptionFieldProps) {
  const problemId = useId();
  const asked = applies(option, chosen);
  const one = takesOne(option);
  const taken = chosen.filter(({ optionId }) => optionId === option.id).length;
  const full = !one && taken >= option.maximumSelected;
  return (
    <fieldset
      className={styles.option}
      disabled={!asked}
      data-off={asked ? undefined : ''}
      aria-describedby={problem ? problemId : undefined}
    >
      <legend>{option.name}</legend>
      <p className="sf-muted">{asked ? ruleText(option) : 'Not with what you chose above'}</p>
      <div className={styles.values} data-grid={option.displayAsGrid ? '' : undefined}>
        {option.values.map((value) => {
          const on = chosen.some(({ valueId }) => valueId === value.id);
          const cost = valueCost(value, chosen);
          return (
            <label key={value.id} className={`sf-choice${option.displayAsGrid ? ' sf-choice--box' : ''}`}>
              <input
                type={one ? 'radio' : 'checkbox'}
                name={one ? `option:${option.id}` : `option:${option.id}:${value.id}`}
                value={one ? value.id : 'on'}
                checked={on}
                disabled={full && !on}
                aria-invalid={problem ? true : undefined}
                onChange={(event) => onChoose(value.id, event.currentTarget.checked)}
              />
              <span className="sf-choice__text">{value.name}</span>
              {cost > 0 && <span className="sf-choice__end">+{formatMoney(cost, { currency })}</span>}
            </label>
          );
        })}
      </div>
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

/** The option's rule in words. */
function ruleText(option: MenuItemOption): string {
  const { minimumSelected: least, extraCostInstancesThreshold: free } = option;
  const most = takesOne(option) ? 1 : option.maximumSelected;
  const count =
    most === 1
      ? least
        ? 'Choose one'
        : 'Choose one, or none'
      : least
        ? `Choose ${least} to ${most}`
        : `Choose up to ${most}`;
  return free > 0 ? `${count}; the first ${free === 1 ? 'one is' : `${free} are`} included` : count;
}
