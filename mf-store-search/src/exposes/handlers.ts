import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { chooseFulfilment } from '../handlers/choose-fulfilment';

const bus = busFor('mf-store-search');

export const start: HandlersModule['start'] = ({ api }) => {
  bus.handle('store-search:choose-fulfilment', ({ fulfilment }) => chooseFulfilment(api, fulfilment));
};
