import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { logIn } from '../handlers/log-in';
import { register } from '../handlers/register';
import { setFavourite } from '../handlers/set-favourite';

const bus = busFor('mf-member');

export const start: HandlersModule['start'] = ({ api }) => {
  bus.handle('member:log-in', (payload) => logIn(api, payload));
  bus.handle('member:set-favourite', (payload) => setFavourite(api, payload));
  bus.handle('member:register', (payload, { idempotencyKey }) => register(api, payload, idempotencyKey));
};
