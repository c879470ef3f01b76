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
  expect(contract()).toMatchObject({ exposes: ['./Help'], actions: ['ask'], answerFields: ['asked'] });
});

test('facts, commands, boundaries, forms and operations are read from the sources, without tests and comments', () => {
  write(
    'src/exposes/handlers.ts',
    `bus.handle('help:open', open);
     bus.on('slots:reserved', reload);
     // bus.on('slots:released', reload);`,
  );
  write(
    'src/help-page/Help.tsx',
    `export function Help() {
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
    ...{ name: 'mf-help', routes: [], boundaries: [], exposes: ['./handlers'], actions: [], answerFields: [] },
    ...{ handles: ['help:open'], reactsTo: ['slots:reserved'], emits: ['help:opened'] },
    ...{ requests: ['basket:add-item'], contains: ['basket-drawer'], posts: ['basket/add-item'] },
    operations: ['GET /member/profile'],
  });
});

test('a preserved storage key has the owner’s prefix and is used by a source', () => {
  write('src/draft.ts', `localStorage.setItem('help:draft', text);`);
  const withKey = (key: string) => () =>
    packageContract({ name: 'mf-help', routes: [], boundaries: [], preservedStorage: [key] }, root);
  expect(withKey('help:draft')).not.toThrow();
  expect(withKey('help:letter')).toThrow("mf-help: no source uses the storage key 'help:letter'");
  expect(withKey('gifts:draft')).toThrow("mf-help: the storage key 'gifts:draft' does not start with 'help:'");
});

test('a computed name on the bus fails the build', () => {
  write('src/session.ts', 'bus.emit(fact, {});');
  expect(contract).toThrow(/session\.ts: a name on the bus must be a literal/);
});
