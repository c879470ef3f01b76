import { StreamFollowers } from './stream-followers';

test('a process with a thousand followers refuses more, until one of them leaves', async () => {
  const followers = new StreamFollowers<number>({
    read: async (ids) => new Map(ids.map((id) => [id, id])),
    report: () => undefined,
    rateLimitFactor: 1,
  });
  const streams = [];
  for (let id = 0; id < 1_000; id += 1) streams.push(await followers.follow(id));
  await expect(followers.follow(1_000)).rejects.toMatchObject({ code: 'rate_limited' });
  const [first] = streams;
  await new Promise<void>((resolve) => first?.once('close', resolve).destroy());
  const late = await followers.follow(1_000);
  for (const stream of [...streams, late]) stream.destroy();
});
