import { busFor } from '@storefront/bus/bus';
import type { HandlersModule } from '@storefront/remote-kit/page.types';
import { chooseFulfilment } from '../handlers/choose-fulfilment';
import { readErrand } from '../store/errand';

const bus = busFor('mf-store-search');

export const start: HandlersModule['start'] = ({ api, business }) => {
  bus.handle('store-search:choose-fulfilment', ({ fulfilment }) => chooseFulfilment(api, fulfilment));
  bus.handle('store-search:ask-place', async ({ errand, name }) => {
    const { openPlaceDialog } = await import('../place-dialog/open-place-dialog');
    const fields = errand.map((field): [string, string] => [field.name, field.value]);
    openPlaceDialog({ api, business }, readErrand(Object.fromEntries(fields)), name);
    return { kind: 'asked' };
  });
};
