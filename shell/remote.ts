import { defineRemote } from '@storefront/remote-kit/define-remote';

/** The shell's own pages, declared like a remote's: a composition treats the shell as one more package. */
export const remote = defineRemote({
  name: 'shell',
  routes: [
    { name: 'index', expose: './Home', section: 'shop' },
    { name: 'faq', expose: './Faqs' },
    { name: 'contact', expose: './Contact' },
    { name: 'referrer', expose: './Referrer' },
    { name: 'cookies', path: '/cookies', kind: 'public', expose: './Cookies' },
    { name: 'deep-link', path: '/deep-link', kind: 'public', expose: './DeepLink' },
    // Any path without a page may be a page that editors wrote, or one that moved.
    { name: 'content', path: '/:slug', kind: 'public', expose: './Content' },
  ],
  boundaries: [],
});
