import { formatMoney } from '@storefront/money/format-money';
import styles from './MoneyPage.module.css';

/** A cell of a table with an amount in minor units. */
export function Amount({ of, currency, isHead }: { of: number; currency: string; isHead?: boolean }) {
  const Cell = isHead ? 'th' : 'td';
  return <Cell className={styles.amount}>{amountText(of, currency)}</Cell>;
}

/** An amount with its decimals: in a column of amounts, 85p is £0.85. */
export function amountText(minor: number, currency: string): string {
  // Nothing taken off is -0, which would be written as -£0.00.
  const text = formatMoney(minor || 0, { currency });
  return text.endsWith('p') ? `${minor < 0 ? '-' : ''}£0.${String(Math.abs(minor)).padStart(2, '0')}` : text;
}
