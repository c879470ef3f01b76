import type { Checkout } from 'checkout-sdk-node';
import { GatewayUnclear } from '../../../context/gateway.types';
import { parseWire, type WirePayment, WirePaymentList } from './wire-payment';

/** The payments of a busy day in few requests. */
const PAGE_SIZE = 100;

/** The gateway's payments of a time, by its search, which has no pages: each request ends where the last one did. */
export async function listPayments(cko: Checkout, since: Date, until: Date): Promise<WirePayment[]> {
  const found = new Map<string, WirePayment>();
  for (let to = until.toISOString(); ; ) {
    const { data } = parseWire(
      WirePaymentList,
      await cko.payments.search({ query: '', limit: PAGE_SIZE, from: since.toISOString(), to }),
    );
    const page = data ?? [];
    const known = found.size;
    for (const one of page) if (one.id) found.set(one.id, one);
    if (page.length < PAGE_SIZE) return [...found.values()];
    const oldest = page.map(({ requested_on }) => requested_on ?? '').sort()[0];
    if (!oldest || found.size === known) throw new GatewayUnclear('The list of payments does not go on');
    to = oldest;
  }
}
