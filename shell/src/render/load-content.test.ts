/** @jest-environment node */
import type { LoadContext, PageModule } from '@storefront/remote-kit/page.types';
import { loadContent } from './load-content';

/** The outcome of a page whose data call gets this status; 0 means no reply. */
const failing = (status: number) =>
  loadContent(
    {
      load: async () => {
        throw Object.assign(new Error('no data'), { status, code: 'some_code' });
      },
    } as unknown as PageModule,
    {} as LoadContext,
    1_000,
  );

test.each([
  [0, true],
  [503, true],
  [504, true],
  [500, false],
  [403, false],
])('a back end that replies %i counts as unavailable: %s', async (status, isApiDown) => {
  expect(await failing(status)).toMatchObject({ kind: 'failed', cause: 'api', isApiDown });
});

test('a reply that no retry can fix is rejected with the back end’s reason', async () => {
  const load = async () => {
    throw Object.assign(new Error('no data'), { status: 409, code: 'UNRECOVERABLE_ERROR', detail: 'It is over.' });
  };
  expect(await loadContent({ load } as unknown as PageModule, {} as LoadContext, 1_000)).toEqual({
    kind: 'refused',
    status: 410,
    message: 'Trying again cannot fix this. Please start again.',
    detail: 'It is over.',
  });
});
