import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { wrap, wrapInPaper } from '../handlers/wrap';

const bus = busFor('mf-gifts');

export const start: HandlersModule['start'] = () => {
  bus.handle('gifts:wrap@2', wrap);
  bus.handle('gifts:wrap', wrapInPaper);
};
