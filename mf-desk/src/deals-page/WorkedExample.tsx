import type { WorkedBasket } from '@storefront/api/entities/desk/desk-deal';
import { formatMoney } from '@storefront/money/format-money';
import type { Example } from './use-example';
import styles from './WorkedExample.module.css';

export interface WorkedExampleProps {
  /** The rule in a sentence. */
  readonly sentence: string;
  readonly example: Example | undefined;
  readonly currency: string;
}

/** The rule of a deal in a sentence, and what baskets pay with it by the shop's own calculation. */
export function WorkedExample({ sentence, example, currency }: WorkedExampleProps) {
  return (
    <section className={styles.example} aria-label="Worked out" role="status">
      <p className={styles.sentence}>{sentence}</p>
      {example?.faults.map(({ path, message }) => (
        <p key={`${path} ${message}`} className={styles.fault}>
          {message}.
        </p>
      ))}
      {example?.baskets.map((basket) => (
        <Basket key={basket.total} basket={basket} currency={currency} />
      ))}
      {example?.baskets.length === 0 && <p>No store sells its items, so there is no basket to work out.</p>}
    </section>
  );
}

function Basket({ basket: { lines, total, saving, paid }, currency }: { basket: WorkedBasket; currency: string }) {
  const money = (minor: number) => formatMoney(minor, { currency });
  return (
    <p>
      {lines.map(({ name, quantity, price }) => `${quantity} × ${name} at ${money(price)}`).join(' + ')} ={' '}
      <b>{money(paid)}</b>
      {saving > 0 ? (
        <>
          {' '}
          instead of {money(total)}, saves {money(saving)}
        </>
      ) : (
        ', nothing saved'
      )}
    </p>
  );
}
