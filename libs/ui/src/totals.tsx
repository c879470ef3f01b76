import type { MoneyOptions } from '@storefront/money/currency-format';
import { formatMoney } from '@storefront/money/format-money';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type TotalsRow = {
  label: ReactNode;
  /** Minor units, or words such as 'Free'. */
  amount: number | string;
  note?: ReactNode;
  kind?: 'saving' | 'total';
};

/** The totals of a basket or an order; the last row is the total. */
export function Totals({ rows, currency, locale }: MoneyOptions & { rows: TotalsRow[] }) {
  return (
    <dl className="sf-totals">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state and two may share a label
        <div key={at} className={classNames('sf-totals__row', row.kind && `sf-totals__row--${row.kind}`)}>
          <dt>
            {row.label}
            {row.note && <small>{row.note}</small>}
          </dt>
          <dd>{typeof row.amount === 'number' ? formatMoney(row.amount, { currency, locale }) : row.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
