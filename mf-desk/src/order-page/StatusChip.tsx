import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';
import type { OrderStatus } from '@storefront/api/entities/order-status';
import { Mark } from '../frame/Mark';
import { StateIcon } from '../today-page/StateIcon';
import { boardState } from '../today-page/waves';
import { statusWord } from './status-words';

const ACTIVE: readonly string[] = ['picking', 'picked', 'way'];

/** The status of an order. */
export function StatusChip({ status, method }: { status: OrderStatus; method: FulfilmentMethod }) {
  const state = boardState({ status });
  const kind = state === 'done' || state === 'problem' ? state : ACTIVE.includes(state) ? 'active' : 'other';
  return (
    <Mark kind={kind} icon={<StateIcon state={state} />}>
      {statusWord(status, method)}
    </Mark>
  );
}
