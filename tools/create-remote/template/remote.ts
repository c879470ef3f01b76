import { defineRemote } from '@storefront/remote-kit/define-remote';
import { commands, facts } from './src/example.contract';

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
  commands,
  facts,
});
