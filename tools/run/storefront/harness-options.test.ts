import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readHarnessOptions } from './harness-options';

const root = resolve(__dirname, '../../..');
const names = ['NEIGHBOURS', 'NEIGHBOURS_FROM', 'DATA_DIR', 'PORT'] as const;
const reset = () => {
  for (const name of names) delete process.env[name];
};
beforeEach(reset);
afterAll(reset);

function read(words: readonly string[], settings: Partial<Record<(typeof names)[number], string>> = {}) {
  Object.assign(process.env, settings);
  return readHarnessOptions(root, words);
}

test('the command line and the environment say what a harness shows', () => {
  expect(read(['mf-basket', '--fresh'], { NEIGHBOURS: 'doubles', NEIGHBOURS_FROM: '/srv', DATA_DIR: '/own' })).toEqual({
    remote: 'mf-basket',
    folder: undefined,
    isFresh: true,
    neighbours: 'doubles',
    from: '/srv',
    dataDir: '/own',
    port: 4300,
  });
});

test('a remote with a repository of its own is named by its folder', () => {
  const work = mkdtempSync(join(tmpdir(), 'harness-options-'));
  try {
    const folder = join(work, 'lists');
    mkdirSync(folder);
    const none = `${folder} is not the folder of a remote: it has no remote.ts.`;
    expect(() => read([folder])).toThrow(none);
    writeFileSync(join(folder, 'remote.ts'), '');
    expect(() => read([folder])).toThrow(none);
    writeFileSync(join(folder, 'package.json'), '{}');
    expect(() => read([folder])).toThrow(`${folder}/package.json does not name a package.`);
    writeFileSync(join(folder, 'package.json'), '{"name":"mf-basket"}');
    expect(() => read([folder])).toThrow('mf-basket is a remote of this repository, too: npm run harness -w mf-basket');
    writeFileSync(join(folder, 'package.json'), '{"name":"mf-lists"}');
    expect(read([folder], { NEIGHBOURS: 'doubles' })).toMatchObject({ remote: 'mf-lists', folder });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

test.each([
  [['mf-nothing'], {}, 'Which remote, or all?'],
  [['all'], { NEIGHBOURS: 'doubles' }, 'A harness of all remotes has no other neighbours'],
  [['all'], { NEIGHBOURS_FROM: '/srv' }, 'A harness of all remotes has no other neighbours'],
  [['mf-basket'], { NEIGHBOURS_FROM: '/srv' }, 'NEIGHBOURS_FROM needs'],
  [['mf-basket'], { NEIGHBOURS: 'doubles', NEIGHBOURS_FROM: '/srv/', DATA_DIR: '/srv' }, 'must be different folders'],
  [['mf-basket', '--frsh'], {}, "Unknown option '--frsh'"],
])('%p with %p is refused', (words, settings, sentence) => {
  expect(() => read(words, settings)).toThrow(sentence);
});
