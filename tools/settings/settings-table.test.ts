import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { settingsByReader, withTable } from './settings-table';

const root = resolve(__dirname, '../..');

/** Read here but set by others: the calling shell, npm, jest and our test runs. */
const FOREIGN = [
  'PATH',
  'HOME',
  'INIT_CWD',
  'NODE_OPTIONS',
  'NODE_ENV',
  'SOAK_MEMORY_DIR',
  'STOPPED_RUN',
  'RUN_TIED_UID',
  'RUN_TIED_GID',
  'E2E_RESILIENCE_DATA',
];
/** A variable whose name is computed: `CHECKOUTCOM_${name}`. */
const COMPOSED = [
  'CHECKOUTCOM_',
  'REALEX_',
  'ITERABLE_',
  'GOOGLE_PLACES',
  'GETADDRESS',
  'CARD_PAYMENTS_',
  'CARD_GATEWAY_',
  'TWILIO_',
  'TURNSTILE_',
  'GOOGLE_LOGIN_',
  'APPLE_LOGIN_',
];

const sources = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.test\.tsx?$/.test(file));

const declared = new Set(Object.values(settingsByReader).flatMap(({ properties }) => Object.keys(properties)));

test('the table in docs/reference/settings.md matches what the processes declare', () => {
  const page = readFileSync(join(root, 'docs/reference/settings.md'), 'utf8');
  expect(page).toBe(withTable(page));
});

test('every environment variable that code reads is declared', () => {
  const undeclared: string[] = [];
  for (const file of sources()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\benv\??\.([A-Z][A-Z0-9_]+)|\benv\[['"]([A-Z0-9_]+)['"]\]/g))
      if (!declared.has(name) && !FOREIGN.includes(name)) undeclared.push(`${file} reads ${name}`);
    for (const [, name = ''] of text.matchAll(/\benv\[`([A-Z_]*)/g))
      if (name && !COMPOSED.some((prefix) => name.startsWith(prefix))) undeclared.push(`${file} reads ${name}…`);
  }
  expect(undeclared).toEqual([]);
});

test('tools read every variable declared for tools', () => {
  const text = sources()
    .filter((file) => !file.startsWith('tools/settings/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const { shell: _shell, 'commerce-api': _api, sandbox: _sandbox, ...tools } = settingsByReader;
  const unread = Object.values(tools)
    .flatMap(({ properties }) => Object.keys(properties))
    .filter((name) => !new RegExp(`env\\??\\.${name}\\b`).test(text));
  expect(unread).toEqual([]);
});

test('every variable has a description', () => {
  for (const { properties } of Object.values(settingsByReader))
    for (const [name, setting] of Object.entries(properties as Record<string, { description?: string }>))
      expect([name, (setting.description ?? '').length > 10]).toEqual([name, true]);
});
