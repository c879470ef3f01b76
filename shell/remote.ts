import { defineRemote } from '@storefront/remote-kit/define-remote';

/** The shell's own pages, in the same terms as a remote's: the composition treats it as one more package. */
export const remote = defineRemote({
  name: 'shell',
  exposes: ['./boot', './in-app', './theme-grocery', './theme-retail', './Home', './Faqs', './ErrorPage'],
  routes: [
    { name: 'index', expose: './Home' },
    { name: 'faq', expose: './Faqs' },
  ],
  boundaries: [],
  emits: [],
  reactsTo: [],
  handles: ['shell:refresh-session'],
});
