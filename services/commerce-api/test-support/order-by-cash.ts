import type { BodyOf } from '@storefront/api/operation-types';
import { ids } from './shop-data';
import type { CallOptions, TestService } from './test-service';

/** How a test's shopper orders. */
interface CashOrder {
  emailAddress: string;
  addressLine1?: string;
  phoneNumber?: string;
  options?: CallOptions;
}

/** Takes a basket to its draft order: slot, address and contact. */
export async function draftOrder(service: TestService, basketToken: string, order: CashOrder) {
  const slot = { timeSlotDate: '2026-11-25', timeSlotTime: '17:00', fulfilmentMethod: 'delivery' } as const;
  await service.call('POST /slots/reserve', { storeId: ids.store, basketToken, ...slot }, order.options);
  return draftHeldBasket(service, basketToken, order);
}

/** Takes a basket that holds a slot to its draft order. */
export async function draftHeldBasket({ call }: TestService, basketToken: string, order: CashOrder) {
  const { emailAddress, addressLine1 = '9 Park Street', phoneNumber = '07700 900456', options = {} } = order;
  const address = { country: 'GB', addressLine1, postcode: 'SE1 9GF', town: 'London' };
  await call('POST /checkout/delivery-address', { basketToken, address }, options);
  const body: BodyOf<'POST /checkout/process-order'> = {
    basketToken,
    storeId: ids.store,
    fulfilmentMethod: 'delivery',
    paymentGateway: 'cash',
    firstname: 'Test',
    lastname: 'Shopper',
    emailAddress,
    phoneNumber,
  };
  return call('POST /checkout/process-order', body, options);
}

/** Pays a draft in cash. */
export function payInCash(
  { call }: TestService,
  basketToken: string,
  { draftOrderId, amount }: { draftOrderId: number; amount: number },
  options: CallOptions = {},
) {
  const pay = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, basketToken, amount } as const;
  return call('POST /payments/make-payment', pay, options);
}

/** Orders a basket by cash. @returns its number */
export async function orderByCash(service: TestService, basketToken: string, order: CashOrder): Promise<string> {
  const { data: draft } = await draftOrder(service, basketToken, order);
  const { data } = await payInCash(service, basketToken, draft, order.options);
  return data.businessOrderId ?? '';
}
