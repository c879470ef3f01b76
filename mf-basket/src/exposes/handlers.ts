import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { addItem } from '../handlers/add-item';
import { addItems } from '../handlers/add-items';
import { setQuantity } from '../handlers/set-quantity';
import { onOrderPlaced } from '../reactions/checkout-order-placed';
import { onLoggedIn } from '../reactions/member-logged-in';
import { onLoggedOut } from '../reactions/member-logged-out';
import { onReservationExpired } from '../reactions/slots-reservation-expired';
import { onSlotReserved } from '../reactions/slots-reserved';

const bus = busFor('mf-basket');

export const start: HandlersModule['start'] = ({ api, business }) => {
  bus.handle('basket:add-item', (payload, { idempotencyKey }) => addItem({ api, business }, payload, idempotencyKey));
  bus.handle('basket:add-items', (payload, { idempotencyKey }) => addItems({ api, business }, payload, idempotencyKey));
  bus.handle('basket:set-quantity', (payload, { idempotencyKey }) => setQuantity(api, payload, idempotencyKey));
  bus.on('checkout:order-placed', onOrderPlaced);
  bus.on('member:logged-in', () => onLoggedIn(api));
  bus.on('member:logged-out', () => onLoggedOut(api));
  bus.on('slots:reservation-expired', () => onReservationExpired(api));
  bus.on('slots:reserved', () => onSlotReserved(api));
};
