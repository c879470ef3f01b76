import { isLegalMove, type OrderState, orderTransitions } from './order-status';

/** The shortest legal sequence of statuses from a draft to `status`, without the draft. */
export function pathToStatus(status: OrderState, method: 'delivery' | 'collection'): OrderState[] {
  const ways: OrderState[][] = [['draft']];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1) ?? 'draft';
    if (last === status) return way.slice(1);
    for (const next of orderTransitions[last]) {
      if (isLegalMove(last, next, method) && !way.includes(next)) ways.push([...way, next]);
    }
  }
  throw new Error(`No legal transitions lead a ${method} order to ${status}`);
}
