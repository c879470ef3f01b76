import { defineRemote } from '@storefront/remote-kit/define-remote';
import { commands } from './src/gifts.contract';

const found = { value: 'gifts', count: 'found' } as const;

/** A seventh remote, unknown to the shell: a page with a form, a header link with a number, a page for members. */
export const remote = defineRemote({
  name: 'mf-gifts',
  routes: [
    {
      name: 'gifts',
      path: '/gifts',
      kind: 'public',
      expose: './GiftsPage',
      section: 'gifts',
      header: { label: 'Gifts', icon: 'gift', order: 15, shows: found },
      bottomBar: [{ label: 'Gifts', icon: 'gift', order: 35, shows: found }],
    },
    { name: 'gifts-mine', path: '/gifts/mine', expose: './MyGiftsPage', guards: ['member'], robots: 'disallow' },
    {
      name: 'gifts-for-recipient',
      path: '/gifts/for/:recipient',
      kind: 'public',
      expose: './RecipientPage',
      privateParams: ['recipient'],
    },
  ],
  boundaries: [{ name: 'gift-date', policy: 'degradable', server: true }],
  commands,
  storage: [
    { key: 'gifts:draft', purpose: 'The letter that you began.', storedFor: 'Until you send it', preserved: true },
  ],
});
