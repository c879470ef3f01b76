/** @jest-environment node */

import type { UrlEvent } from '../visit.types';
import { historySteps } from './history-steps';

const opened = (url: string, by?: UrlEvent['by']): UrlEvent => ({ kind: 'opened', url, ...(by && { by }) });
const moved = (url: string, by?: UrlEvent['by']): UrlEvent => ({ kind: 'moved', url, ...(by && { by }) });

test('steps through the history lead to the nearest page with that URL, and links forget the pages after', () => {
  expect(
    historySteps([
      opened('/', 'address'),
      moved('/basket'),
      moved('/slots'),
      moved('/slots?day=2', 'replace'),
      moved('/basket', 'history'),
      moved('/slots?day=2', 'history'),
      opened('/slots?day=2', 'reload'),
      opened('/', 'history'),
      moved('/basket'),
      moved('/slots?day=2', 'history'),
    ]),
  ).toEqual([undefined, undefined, undefined, undefined, -1, 1, undefined, -2, undefined, undefined]);
});

test('what is no change of the URL is no step, and a step from a page to itself is one to another of that URL', () => {
  const fact = { kind: 'fact', name: 'slots:reserved', value: {} } as const;
  expect(historySteps([opened('/a'), fact, moved('/b'), moved('/a'), opened('/a', 'history')])).toEqual([
    ...[undefined, undefined, undefined, undefined],
    -2,
  ]);
});
