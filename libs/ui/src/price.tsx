import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import { classNames } from './class-names';

export type PriceProps = MoneyOptions & {
  /** Minor units. */
  amount: number;
  was?: number | null;
  large?: boolean;
};

/** What it costs, and what it cost; the words between them are for those who hear no strike-through. */
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
