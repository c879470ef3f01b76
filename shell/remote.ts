import { defineRemote } from '@storefront/remote-kit/define-remote';

/** The shell's own pages, declared like a remote's: a composition treats the shell as one more package. */
export const remote = defineRemote({
  name: 'shell',
  routes: [
    { name: 'index', expose: './HomePage', section: 'shop' },
    { name: 'faq', expose: './FaqsPage' },
    { name: 'contact', expose: './ContactPage' },
    { name: 'referrer', expose: './ReferrerPage', privateParams: ['code'] },
    { name: 'cookies', path: '/cookies', kind: 'public', expose: './CookiesPage' },
    { name: 'deep-link', path: '/deep-link', kind: 'public', expose: './DeepLinkPage' },
    // Any path without a page may be a page that editors wrote, or one that moved.
    { name: 'content', path: '/:slug', kind: 'public', expose: './ContentPage' },
  ],
  boundaries: [],
});
