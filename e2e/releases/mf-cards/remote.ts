import { defineRemote } from '@storefront/remote-kit/define-remote';
import { commands } from './src/cards.contract';

/** A remote whose page has a part of mf-gifts beside its own. */
export const remote = defineRemote({
  name: 'mf-cards',
  routes: [{ name: 'cards', path: '/cards', kind: 'public', expose: './CardsPage' }],
  boundaries: [],
  commands,
});
