import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-example',
  routes: [
    {
      name: 'example',
      path: '/example',
      kind: 'public',
      expose: './ExamplePage',
      section: 'example',
      header: { label: 'Example', icon: 'gift', order: 90 },
    },
  ],
  boundaries: [],
});
