import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { wrap } from '../handlers/wrap';

const bus = busFor('mf-gifts');

export const start: HandlersModule['start'] = () => bus.handle('gifts:wrap', wrap);
