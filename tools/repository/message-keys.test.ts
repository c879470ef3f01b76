/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageKeyByCode } from '@storefront/messages/message-for-code';
import { messages } from '@storefront/messages/messages';

const root = join(import.meta.dirname, '../..');

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

test('every message is the message of a code or shown by a page', () => {
  const packages = ['libs', 'services', '.'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'src')),
  );
  const words = new Set<string>(Object.values(messageKeyByCode));
  for (const folder of packages.filter((path) => path !== 'libs/messages/src'))
    for (const file of existing(folder))
      for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) words.add(word);
  expect(
    Object.keys(messages)
      .filter((key) => !words.has(key))
      .sort(),
  ).toEqual([]);
});

function existing(folder: string): string[] {
  try {
    return [...sources(join(root, folder))];
  } catch {
    return []; // Not a package.
  }
}
