import { countText } from '@storefront/messages/count-text';
import { amountText } from './Amount';
import type { TakenParts } from './day-sums';
import styles from './Equation.module.css';

export interface EquationProps {
  readonly parts: TakenParts;
  /** How often money was taken. */
  readonly sales: number;
  readonly currency: string;
}

/** How the day's money adds up, from goods to what is kept. */
export function Equation({ parts, sales, currency }: EquationProps) {
  const { goods, fees, tips, other, taken, refunded, refundCount, kept } = parts;
  const text = (minor: number) => amountText(minor, currency);
  return (
    <dl className={styles.equation}>
      <Term label="Goods" amount={text(goods)} note="After discounts" />
      <Term sign="+" label="Delivery and fees" amount={text(fees)} note="Bags too" />
      <Term sign="+" label="Tips" amount={text(tips)} note="Without VAT" />
      {other !== 0 && <Term sign="+" label="Other" amount={text(other)} note="Without an order" />}
      <Term sign="=" label="Taken" amount={text(taken)} note={countText(sales, 'sale')} />
      <Term sign="−" label="Refunds" amount={text(refunded)} note={countText(refundCount, 'refund')} />
      <Term sign="=" label="Kept" amount={text(kept)} note="After refunds" isResult />
    </dl>
  );
}

interface TermProps {
  readonly sign?: string;
  readonly label: string;
  readonly amount: string;
  readonly note: string;
  readonly isResult?: boolean;
}

const Term = ({ sign, label, amount, note, isResult }: TermProps) => (
  <div data-result={isResult || undefined} data-sign={sign}>
    <dt>{label}</dt>
    <dd>
      <b>{amount}</b>
      <span>{note}</span>
    </dd>
  </div>
);
