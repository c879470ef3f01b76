import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import { StateIcon } from '../today-page/StateIcon';
import { boardState } from '../today-page/waves';
import styles from './StatusChip.module.css';
import { statusWord } from './status-words';

/** The status of an order: an icon, a word, and a colour that helps. */
export function StatusChip({ status, method }: { status: OrderStatus; method: FulfilmentMethod }) {
  const state = boardState({ status });
  return (
    <span className={styles.chip} data-state={state}>
      <StateIcon state={state} />
      {statusWord(status, method)}
    </span>
  );
}
