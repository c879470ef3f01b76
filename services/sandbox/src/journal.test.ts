import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, Journal } from './journal';

const folder = () => mkdtempSync(join(tmpdir(), 'journal-'));
const read = (place: string) => {
  const changes: Change[] = [];
  Journal.open(place, (change) => changes.push(change)).close();
  return changes;
};
const change = (id: string): Change => ({ table: 't', id, record: { text: 'a\nb – £' } });

test('written records are read back in order', () => {
  const place = folder();
  const journal = Journal.open(place, () => undefined);
  journal.write([change('1'), change('2')]);
  journal.write([change('3')]);
  journal.close();
  expect(read(place)).toEqual([change('1'), change('2'), change('3')]);
});

test('a line torn by a kill is skipped, and the next is not appended to it', () => {
  const place = folder();
  const first = Journal.open(place, () => undefined);
  first.write([change('whole')]);
  first.close();
  appendFileSync(join(place, 'journal.jsonl'), '[{"table":"t","id":"torn – £","rec');
  const second = Journal.open(place, () => undefined);
  second.write([change('after')]);
  second.close();
  expect(read(place).map(({ id }) => id)).toEqual(['whole', 'after']);
  expect(readFileSync(join(place, 'journal.jsonl'), 'utf8')).not.toContain('torn');
});
