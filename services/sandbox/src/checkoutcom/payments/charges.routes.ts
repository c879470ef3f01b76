import type { FastifyInstance } from 'fastify';
import { disconnectSignal } from '../../http/gone-signal';
import { invalid } from '../../http/problem';
import { longPoll } from '../../long-poll';
import type { Gateway } from '../gateway';
import { balancesOf } from './balances';
import type { Payment } from './payment.types';
import { actionsView, paymentDetailsView } from './payment-view';
import { withExpiry } from './payments';

type Query = Record<string, string | string[] | undefined>;

/** `reference`, and any `metadata.<name>`: all given ones must match. */
function matchesQuery({ reference, metadata }: Payment, query: Query): boolean {
  return Object.entries(query).every(([name, expected]) => {
    if (name === 'reference') return reference === expected;
    if (name.startsWith('metadata.')) return String(metadata[name.slice('metadata.'.length)]) === expected;
    return true;
  });
}

function chargeView(payment: Payment, address: string) {
  const { captured, refunded } = balancesOf(payment);
  return {
    ...paymentDetailsView(payment, address),
    actions: actionsView(payment).reverse(),
    net_captured: captured - refunded,
  };
}

/** GET /api/charges: the actual charges, with which tests compare the shop's ledger. */
export function chargesRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { store } = gateway;

  app.get<{ Querystring: Query }>('/api/charges', async ({ query }, reply) => {
    const { wait = '0', ...filter } = query;
    const unknown = Object.keys(filter).find((name) => name !== 'reference' && !name.startsWith('metadata.'));
    if (unknown) throw invalid(`There is no filter ${unknown}: reference and metadata.<name> are`);
    if (!/^\d{1,2}(\.\d+)?$/.test(String(wait))) throw invalid('wait is a number of seconds');
    const read = () => {
      const found = store.payments.all().filter((payment) => matchesQuery(payment, filter));
      return found.length > 0 ? found : undefined;
    };
    const subscribe = (again: () => void) => store.onCommit(again);
    const found = await longPoll({ read, subscribe, seconds: Number(wait), signal: disconnectSignal(reply) });
    const data = (found ?? []).map((payment) => chargeView(withExpiry(gateway, payment), gateway.address()));
    const total = (sum: number, { net_captured }: { net_captured: number }) => sum + net_captured;
    return { total_count: data.length, net_captured: data.reduce(total, 0), data };
  });
}
