import { busFor, shared } from '@storefront/bus/bus';
import { useEffect } from 'react';
import { forgetOpenPayment, readOpenPayment } from '../payment-step/open-payment/open-payment';
import type { PlacedOrder } from './placed-order';

const bus = busFor('mf-checkout');

/** For an order placed while the shopper was at their bank: this page is the first to know and emits the fact. */
export function useAfterOrder({ basketToken }: Pick<PlacedOrder, 'basketToken'>): void {
  useEffect(() => {
    const wasOpen = readOpenPayment() !== undefined;
    forgetOpenPayment();
    if (wasOpen) bus.emit('checkout:order-placed', {});
    if (basketToken && shared.basket.get()?.basketToken !== basketToken) void bus.request('shell:refresh-session', {});
  }, [basketToken]);
}
