import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { askPlace } from '../handlers/ask-place';
import { chooseFulfilment } from '../handlers/choose-fulfilment';

const bus = busFor('mf-store-search');

export const start: HandlersModule['start'] = ({ api, business }) => {
  bus.handle('store-search:choose-fulfilment', ({ fulfilment }) => chooseFulfilment(api, fulfilment));
  bus.handle('store-search:ask-place', (payload) => askPlace({ api, business }, payload));
};
