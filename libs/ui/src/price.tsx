import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import { classNames } from './class-names';

export type PriceProps = MoneyOptions & {
  /** Minor units. */
  amount: number;
  was?: number | null;
  large?: boolean;
};

/**
 * The current and the previous price; hidden words name them for screen readers, which do not announce strike-through.
 */
export function Price({ amount, was, large, currency, locale }: PriceProps) {
  const reduced = typeof was === 'number' && was > amount;
  const money = { currency, locale };
  return (
    <p className={classNames('sf-price', reduced && 'sf-price--sale', large && 'sf-price--large')}>
      <span className="sf-price__now">
        {reduced && <span className="sf-hidden">Now </span>}
        {formatMoney(amount, money)}
      </span>
      {reduced && (
        <s className="sf-price__was">
          <span className="sf-hidden">was </span>
          {formatMoney(was, money)}
        </s>
      )}
    </p>
  );
}
