import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageContract } from './package-contract';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'package-contract-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const contract = () => packageContract({ name: 'mf-help', routes: [], boundaries: [] }, root);

test('modules and actions are the files of their folders', () => {
  write('src/exposes/Help.tsx', '');
  write('src/exposes/Help.test.tsx', '');
  write('src/actions/ask.ts', `export const next = () => ({ kind: 'back', query: { asked: 1 } });`);
  write('src/actions/ask.test.ts', '');
  expect(contract()).toMatchObject({ exposes: ['./Help'], actions: ['ask'], outcomeFields: ['asked'] });
});

test('a plain page is a file with the name of a private route', () => {
  write('src/plain-pages/help.tsx', '');
  const declared = (kind: 'public' | 'private') =>
    packageContract(
      { name: 'mf-help', routes: [{ name: 'help', path: '/help', expose: './Help', kind }], boundaries: [] },
      root,
    );
  expect(declared('private').plainPages).toEqual(['help']);
  expect(() => declared('public')).toThrow('mf-help: src/plain-pages/help has the name of no private route');
});

test('facts, commands, boundaries, forms, operations, shared values and links are read from the sources, without tests and comments', () => {
  write(
    'src/exposes/handlers.ts',
    `bus.handle('help:open', open);
     bus.on('slots:reserved', reload);
     // bus.on('slots:released', reload);
     const texts = { payment_failed: failed, other_text: other };
     if (reply.error.code === 'rate_limited' || reply.error.code === 'no_such_code') wait();`,
  );
  write(
    'src/help-page/Help.tsx',
    `export function Help() {
       const basket = useStore(shared.basket);
       busFor('mf-help').set('slot', null);
       const next = urlTo('stores-storeSlug', { storeSlug }) + urlTo(chosen);
       void busFor('mf-help').request('basket:add-item', {});
       if (open) bus.emit('help:opened', {});
       void api.call('GET /member/profile');
       process.on('message', reload);
       return (
         <form action={actionPath('basket', 'add-item')}>
           <Boundary name="basket-drawer" skeleton={null} />
         </form>
       );
     }`,
  );
  write('src/help-page/Help.test.tsx', `bus.emit('help:closed', {});`);
  expect(contract()).toEqual({
    name: 'mf-help',
    routes: [],
    boundaries: [],
    exposes: ['./handlers'],
    actions: [],
    outcomeFields: [],
    plainPages: [],
    handles: ['help:open'],
    reactsTo: ['slots:reserved'],
    emits: ['help:opened'],
    requests: ['basket:add-item'],
    contains: ['basket-drawer'],
    posts: ['basket/add-item'],
    operations: ['GET /member/profile'],
    errorCodes: ['payment_failed', 'rate_limited'],
    reads: ['basket'],
    writes: ['slot'],
    linksTo: ['stores-storeSlug'],
  });
});

test('a package that applies the session’s snapshot sets every shared value', () => {
  write('src/browser/init-session.ts', 'applySnapshot(snapshot);');
  expect(contract().writes).toEqual(['basket', 'favourites', 'fulfilment', 'location', 'session', 'slot', 'store']);
});

test('a storage key that remote.ts does not declare fails the build', () => {
  write('src/draft.ts', `localStorage.setItem('help:draft', text);`);
  expect(contract).toThrow(/mf-help: .*draft\.ts: remote\.ts does not declare the storage key 'help:draft'/);
  const storage = [{ key: 'help:draft', purpose: 'Your question.', storedFor: 'Until you send it' }];
  expect(packageContract({ name: 'mf-help', routes: [], boundaries: [], storage }, root)).toMatchObject({ storage });
});

test('the shell declares what the libraries store', () => {
  write('libs/bus/src/link-values.ts', `localStorage.setItem('sf.link-values', text);`);
  const shell = () => packageContract({ name: 'shell', routes: [], boundaries: [] }, join(root, 'shell'));
  expect(shell).toThrow("remote.ts does not declare the storage key 'sf.link-values'");
});

test('a computed name on the bus fails the build', () => {
  write('src/session.ts', 'bus.emit(fact, {});');
  expect(contract).toThrow(/session\.ts: a name on the bus must be a literal/);
});
