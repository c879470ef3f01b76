import { castHandler } from './cast-handler';

type NewReply = { kind: 'set'; quantity: { amount: number; unit: string } } | { kind: 'refused' };

const handle = async ({ quantity }: { quantity: { amount: number; unit: string } }): Promise<NewReply> =>
  quantity.amount < 0 ? { kind: 'refused' } : { kind: 'set', quantity };

const handleOld = castHandler(
  handle,
  ({ quantity }: { quantity: number }) => ({ quantity: { amount: quantity, unit: 'piece' } }),
  (reply) => (reply.kind === 'set' ? { kind: 'set' as const, quantity: reply.quantity.amount } : reply),
);

test('an older payload reaches the newer handler, and its reply comes back in the older shape', async () => {
  expect(await handleOld({ quantity: 3 }, undefined)).toEqual({ kind: 'set', quantity: 3 });
  expect(await handleOld({ quantity: -1 }, undefined)).toEqual({ kind: 'refused' });
});

test('an error of the newer handler is that of the older one', async () => {
  const failing = castHandler(
    () => Promise.reject(new Error('no stock')),
    (payload: object) => payload,
    (reply: object) => reply,
  );
  await expect(failing({}, undefined)).rejects.toThrow('no stock');
});
