import type { Meter } from '@storefront/metrics/meter.types';
import type { ServiceContext } from '../service-context';
import { type DatabaseFigures, databaseFigures } from './database-figures';
import { readAtMost } from './read-at-most';

/** Several Prometheus servers, or a person who reloads, cost no more statements than one. */
const FIGURES_FRESH_MS = 5_000;

/** Holds, payments, queues and orders, read from the database when /metrics is asked. */
export function measureDatabase(meter: Meter, context: ServiceContext, report: (error: unknown) => void): void {
  const gauge = (name: string, description: string, unit?: string) =>
    meter.createObservableGauge(name, { description, ...(unit && { unit }) });
  const holds = gauge('storefront.slot_holds.live', 'Slots that shoppers hold now');
  const waitingRoom = gauge('storefront.waiting_room.waiting', 'Shoppers who wait to choose a slot');
  const open = gauge('storefront.payments.open', 'Payments for which a reply of the gateway is awaited');
  const openAge = gauge('storefront.payments.oldest_age', 'Seconds since the oldest of them entered its state', 's');
  const waiting = gauge('storefront.queue.waiting', 'What waits for a background job, by queue');
  const retrying = gauge(
    'storefront.queue.retrying',
    'Of those that wait: failed before and are tried again, by queue',
  );
  const dead = gauge('storefront.queue.dead_letters', 'Jobs that have failed for good, by queue');
  const queueAge = gauge('storefront.queue.oldest_age', 'Seconds that the oldest of a queue waits', 's');
  const orders = gauge('storefront.orders.last_minute', 'Orders placed within the last minute, by business');
  const read = readAtMost(FIGURES_FRESH_MS, () => databaseFigures(context));
  meter.addBatchObservableCallback(
    async (result) => {
      let figures: DatabaseFigures;
      try {
        figures = await read();
      } catch (error) {
        // Alerts see that the figures are missing.
        return report(error);
      }
      result.observe(holds, figures.holds);
      result.observe(waitingRoom, figures.waitingRoom);
      result.observe(open, figures.payments.open);
      result.observe(openAge, figures.payments.age);
      for (const [queue, state] of figures.queues) {
        result.observe(waiting, state.waiting, { queue });
        result.observe(queueAge, state.age, { queue });
        result.observe(retrying, state.retrying, { queue });
        result.observe(dead, state.dead, { queue });
      }
      for (const [business, placed] of figures.orders) result.observe(orders, placed, { business });
    },
    [holds, waitingRoom, open, openAge, waiting, queueAge, retrying, dead, orders],
  );
}
