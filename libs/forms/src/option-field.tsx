import type { ChosenValue } from '@storefront/api/entities/basket';
import type { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { formatMoney } from '@storefront/money/format-money';
import { Fragment, useId } from 'react';
import { addedCost, dependencyText, isShown, isSingleChoice } from './option-choice';
import styles from './option-field.module.css';

interface OptionFieldProps {
  readonly options: readonly MenuItemOption[];
  readonly option: MenuItemOption;
  readonly chosen: readonly ChosenValue[];
  readonly problem?: string;
  /** The problem is a missing or long text, not the choice. */
  readonly isTextFault?: boolean;
  readonly currency: string;
  /** Before hydration every value can be chosen; the server checks the rules then. */
  readonly isHydrated: boolean;
  readonly onChoose: (valueId: number, on: boolean) => void;
  readonly onText: (valueId: number, text: string) => void;
}

/** One option: radio buttons for a single choice, checkboxes for several. A disabled value shows the reason. */
export function OptionField({
  options,
  option,
  chosen,
  problem,
  isTextFault,
  currency,
  isHydrated,
  onChoose,
  onText,
}: OptionFieldProps) {
  const id = useId();
  const isActive = isShown(option, chosen);
  const one = isSingleChoice(option);
  const taken = chosen.filter(({ optionId }) => optionId === option.id).length;
  const isFull = !one && taken >= option.maximumSelected;
  const words = problem && (
    <p className={styles.problem} id={`${id}-problem`}>
      {problem}
    </p>
  );
  const described = [`${id}-rule`, isFull && `${id}-full`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.option}
      disabled={isHydrated && !isActive}
      data-off={isActive ? undefined : ''}
      aria-describedby={described}
    >
      <legend>{option.name}</legend>
      <p className={styles.rule} id={`${id}-rule`}>
        {isActive ? (option.placeholder ?? ruleText(option)) : dependencyText(options, option)}
        {isActive && !one && taken > 0 && (
          <span className={styles.taken}>
            {taken} of {option.maximumSelected} chosen
          </span>
        )}
      </p>
      <div
        className={styles.values}
        data-grid={option.displayAsGrid ? '' : undefined}
        data-many={option.values.length > 5 ? '' : undefined}
      >
        {option.values.map((value) => {
          const picked = chosen.find(({ valueId }) => valueId === value.id);
          const on = picked !== undefined;
          const isWrongText = on && isTextFault;
          const cost = addedCost(options, chosen, { optionId: option.id, valueId: value.id });
          const isFree = cost === 0 && value.extraCost > 0;
          return (
            <Fragment key={value.id}>
              <label className="sf-choice sf-choice--box">
                <input
                  type={one ? 'radio' : 'checkbox'}
                  name={one ? `option:${option.id}` : `option:${option.id}:${value.id}`}
                  value={one ? value.id : 'on'}
                  checked={on}
                  disabled={isHydrated && isFull && !on}
                  aria-invalid={problem && !isTextFault ? true : undefined}
                  onChange={(event) => onChoose(value.id, event.currentTarget.checked)}
                />
                <span className="sf-choice__text">{value.name}</span>
                {cost > 0 && <span className="sf-choice__end">+{formatMoney(cost, { currency })}</span>}
                {isFree && <span className="sf-choice__end">Included</span>}
              </label>
              {/* Shown by CSS while its value is chosen, so that it works without scripts. */}
              {value.text && (
                <label className={styles.text}>
                  {value.text.label}
                  <input
                    name={`option:${option.id}:${value.id}:text`}
                    maxLength={value.text.maxLength}
                    value={picked?.text ?? ''}
                    disabled={isHydrated && !on}
                    autoComplete="off"
                    aria-invalid={isWrongText || undefined}
                    aria-describedby={isWrongText ? `${id}-problem` : undefined}
                    onChange={(event) => onText(value.id, event.currentTarget.value)}
                  />
                </label>
              )}
              {isWrongText && words}
            </Fragment>
          );
        })}
        {one && (option.minimumSelected === 0 || !isActive) && (
          <label className="sf-choice sf-choice--box">
            <input type="radio" name={`option:${option.id}`} value="" checked={taken === 0} onChange={() => clear()} />
            <span className="sf-choice__text">None</span>
          </label>
        )}
      </div>
      {isFull && option.maximumSelected < option.values.length && (
        <p className={styles.rule} id={`${id}-full`} role="status">
          That is {option.maximumSelected === 2 ? 'both' : `all ${option.maximumSelected}`}. Take one off to swap it.
        </p>
      )}
      {!isTextFault && words}
    </fieldset>
  );

  function clear() {
    for (const one of chosen) if (one.optionId === option.id) onChoose(one.valueId, false);
  }
}

/** The option's rule in words. */
function ruleText(option: MenuItemOption): string {
  const { minimumSelected: minimum, extraCostInstancesThreshold: free } = option;
  const maximum = isSingleChoice(option) ? 1 : option.maximumSelected;
  return `${countText(minimum, maximum)}${free > 0 ? `; the first ${free === 1 ? 'one is' : `${free} are`} included` : ''}`;
}

function countText(least: number, most: number): string {
  if (most === 1) return least ? 'Choose one' : 'Choose one, or none';
  if (least === most) return `Choose ${most}`;
  return least ? `Choose ${least} to ${most}` : `Choose up to ${most}`;
}
