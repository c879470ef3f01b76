import { defineRemote } from '@storefront/remote-kit/define-remote';

/** The shell's own pages, declared like a remote's: a composition treats the shell as one more package. */
export const remote = defineRemote({
  name: 'shell',
  routes: [
    { name: 'index', kind: 'public', expose: './HomePage', section: 'shop' },
    { name: 'faq', kind: 'public', expose: './FaqsPage' },
    { name: 'contact', kind: 'public', expose: './ContactPage' },
    { name: 'referrer', kind: 'public', expose: './ReferrerPage', privateParams: ['code'] },
    { name: 'cookies', path: '/cookies', kind: 'public', expose: './CookiesPage', listsStorage: true },
    { name: 'deep-link', path: '/deep-link', kind: 'public', expose: './DeepLinkPage' },
    // Any path without a page may be a page that editors wrote, or one that moved.
    { name: 'content', path: '/:slug', kind: 'public', expose: './ContentPage' },
  ],
  boundaries: [],
  storage: [
    {
      key: 'sf.version',
      purpose: 'Which version of your data this browser last saw.',
      storedFor: 'Until you clear it',
    },
    {
      key: 'sf.link-values',
      purpose: 'Numbers that links in the header show.',
      storedFor: 'Until you log in or out, or clear it',
    },
    {
      key: 'sf.from.',
      purpose: 'The page that you came from, for the link back to it.',
      storedFor: 'Until you close the tab',
    },
    { key: 'sf.flash', purpose: 'A message for the next page.', storedFor: 'Until it is shown' },
    {
      key: 'sf.member',
      purpose: 'That you are logged in, so that a log-out clears this tab.',
      storedFor: 'Until you log out',
    },
    {
      key: 'sf.marketing',
      purpose: 'That your device is registered for offers on this visit.',
      storedFor: 'Until you close the tab',
      needsConsent: true,
    },
  ],
});
