import { exposeFaults } from './expose-faults';

const help = {
  name: 'mf-help',
  exposes: ['./HelpPage', './AskStep', './HelpDrawer', './handlers'],
  routes: [
    { name: 'help', expose: './HelpPage' },
    { name: 'help-ask', expose: './AskStep' },
  ],
  boundaries: [{ name: 'help-drawer', policy: 'hidden', server: false }],
} as const;

test('pages, steps, boundaries and handlers have the names that the convention gives them', () => {
  expect(exposeFaults(help)).toEqual([]);
  expect(
    exposeFaults({ ...help, name: 'shell', exposes: ['./Frame', './ErrorPage'], routes: [], boundaries: [] }),
  ).toEqual([]);
});

test.each([
  [
    'a page with another name',
    { exposes: [...help.exposes, './Help'], routes: [...help.routes, { name: 'x', expose: './Help' }] },
    'mf-help: the page ./Help must be called XPage, or XStep in a checkout',
  ],
  [
    'a route without its module',
    { exposes: ['./AskStep', './HelpDrawer'] },
    'mf-help: remote.ts names ./HelpPage, which src/exposes does not have',
  ],
  [
    'a boundary without its module',
    { exposes: ['./HelpPage', './AskStep'] },
    'mf-help: remote.ts names ./HelpDrawer, which src/exposes does not have',
  ],
  [
    'a module without a use',
    { exposes: [...help.exposes, './OldPage'] },
    'mf-help: ./OldPage is neither the module of a route nor that of a boundary',
  ],
])('%s is reported', (_what, changes, fault) => expect(exposeFaults({ ...help, ...changes })).toEqual([fault]));
