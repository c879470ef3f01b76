import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { find } from '../handlers/find';

const bus = busFor('mf-example');

export const start: HandlersModule['start'] = ({ api }) => {
  bus.handle('example:find', (payload) => find(api, payload));
};
