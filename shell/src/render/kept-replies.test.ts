/** @jest-environment node */
import type { TransportRequest, TransportResponse } from '@storefront/api/transport';
import { KeptReplies } from './kept-replies';

const details = (seoUrl: string): TransportRequest => ({
  key: 'POST /stores/details',
  method: 'POST',
  url: 'http://api/en-gb/api/stores/details',
  body: { seoUrl },
});

/** A back end that counts what it is asked, and answers as it is told. */
function backEnd(answer: (asked: number) => Promise<TransportResponse>) {
  let asked = 0;
  const send = () => {
    asked += 1;
    return answer(asked);
  };
  return { send, count: () => asked };
}

const store: TransportResponse = { status: 200, body: { id: 1, hours: ['09:00'] } };

test('pages of one store ask for it once while it is fresh, also while it is on its way', async () => {
  let now = 0;
  const { send, count } = backEnd(async () => store);
  const kept = new KeptReplies(1_000, () => now).through('1', send);
  await Promise.all([kept(details('borough')), kept(details('borough'))]);
  now = 999;
  expect((await kept(details('borough'))).body).toEqual(store.body);
  expect(count()).toBe(1);
  now = 1_000;
  await kept(details('borough'));
  expect(count()).toBe(2);
});

test('another store, another business and another read are asked for themselves', async () => {
  const { send, count } = backEnd(async () => store);
  const replies = new KeptReplies(1_000);
  const kept = replies.through('1', send);
  await kept(details('borough'));
  await kept(details('bath'));
  await replies.through('2', send)(details('borough'));
  await kept({ ...details('borough'), key: 'POST /catalogue/category-details' });
  await kept({ ...details('borough'), key: 'POST /catalogue/category-details' });
  expect(count()).toBe(5);
});

test('a failure is nobody else’s: whoever waited with it asks again, and nothing of it is kept', async () => {
  const { send, count } = backEnd(async (asked) => {
    if (asked === 1) throw new Error('gone');
    return asked === 2 ? { status: 500, body: undefined } : store;
  });
  const kept = new KeptReplies(1_000).through('1', send);
  const [first, second] = await Promise.allSettled([kept(details('borough')), kept(details('borough'))]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  await kept(details('borough'));
  await kept(details('borough'));
  await kept(details('borough'));
  // The third was a 200 at last, and was given to the two after it.
  expect(count()).toBe(3);
});

test('no page can change what another is given', async () => {
  const { send } = backEnd(async () => ({ status: 200, body: { hours: ['09:00'] } }));
  const { body } = await new KeptReplies(1_000).through('1', send)(details('borough'));
  expect(() => (body as { hours: string[] }).hours.push('10:00')).toThrow(TypeError);
});
