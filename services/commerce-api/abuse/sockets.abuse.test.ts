import { connect, type Socket } from 'node:net';
import { type AbuseEnvironment, setUpAbuse } from './abuse-environment';
import { rawRequest } from './raw-request';

let environment: AbuseEnvironment;
beforeAll(async () => {
  environment = await setUpAbuse({ RATE_LIMITS: 'off', MAX_CONNECTIONS: '150' });
});
afterAll(() => environment?.close());

const API = '/en-gb/api/stores/details';
const json = 'host: 127.0.0.1\r\ncontent-type: application/json\r\n';

describe.each(['api', 'shell'] as const)('%s', (which) => {
  const origin = () => environment[which].origin;
  const ask = (bytes: string) => rawRequest(origin(), bytes);
  const isWell = async () => {
    const answer = await rawRequest(origin(), 'GET /livez HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
    expect(answer.status).toBe(200);
  };
  afterEach(isWell);

  test.each([
    [
      'headers of 20 kB',
      `GET ${API} HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'an address of 5 kB',
      `GET ${API}?q=${'y'.repeat(5_000)} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`,
      414,
      'address_too_long',
    ],
    [
      'a body that declares 9 MB',
      `POST ${API} HTTP/1.1\r\n${json}content-length: 9000000\r\n\r\n{`,
      413,
      'body_too_large',
    ],
    ['a length that is not a number', `POST ${API} HTTP/1.1\r\n${json}content-length: x\r\n\r\n{}`, 400, ''],
    [
      'a length and chunks',
      `POST ${API} HTTP/1.1\r\n${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      '',
    ],
    ['two lengths', `POST ${API} HTTP/1.1\r\n${json}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400, ''],
    ['invalid chunks', `POST ${API} HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, ''],
    ['an unknown coding', `POST ${API} HTTP/1.1\r\n${json}transfer-encoding: nonsense\r\n\r\n{}`, 400, ''],
    ['an unknown method', `JUMP ${API} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`, 400, ''],
    ['a NUL in a header', `GET ${API} HTTP/1.1\r\nhost: 127.0.0.1\r\nx: a\u0000b\r\n\r\n`, 400, ''],
    ['no host', `GET ${API} HTTP/1.1\r\n\r\n`, 400, ''],
    ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001', 400, ''],
    ['an escape that is none', `GET ${API}/% HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`, 400, ''],
    [
      'a path that leaves the folder',
      'GET /en-gb/api/../../../etc/passwd HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
      404,
      '',
    ],
    [
      'an address for a proxy',
      'GET http://evil.example/en-gb/api/admin/orders HTTP/1.1\r\nhost: evil.example\r\n\r\n',
      404,
      '',
    ],
    ['a star', 'OPTIONS * HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n', 404, ''],
  ])('%s: rejected with a proper reply', async (_, bytes, status, code) => {
    const answer = await ask(bytes);
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([status, expect.any(String)]);
    expect(answer.text).not.toMatch(/\n\s+at |fastify|FST_|HPE_|node_modules|evil\.example/i);
    if (code) expect(answer.text).toContain(`"code":"${code}"`);
  });

  test('headers and bodies that never end are cut off, all concurrently', async () => {
    const slow = [
      ...Array.from({ length: 20 }, () => rawRequest(origin(), 'GET / HTTP/1.1\r\nhost: 127', { patienceMs: 60_000 })),
      ...Array.from({ length: 20 }, () =>
        rawRequest(origin(), `POST ${API} HTTP/1.1\r\n${json}content-length: 50\r\n\r\n{"a":`, { patienceMs: 60_000 }),
      ),
    ];
    await isWell();
    const cut = await Promise.all(slow);
    expect([...new Set(cut.map(({ status }) => status))]).toEqual([408]);
    const longest = (from: number) => Math.max(...cut.slice(from, from + 20).map(({ ms }) => ms));
    expect(longest(0)).toBeLessThan(15_000);
    expect(longest(20)).toBeLessThan(36_000);
  });
});

test.each(['api', 'shell'] as const)(
  'more connections than are allowed are turned away, and the %s goes on',
  async (which) => {
    const { hostname, port } = new URL(environment[which].origin);
    const open: Socket[] = [];
    let turnedAway = 0;
    await Promise.all(
      Array.from(
        { length: 400 },
        () =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, () => setTimeout(resolve, 500));
            open.push(socket);
            socket.on('error', () => resolve());
            socket.on('close', () => {
              turnedAway += 1;
              resolve();
            });
          }),
      ),
    );
    expect(turnedAway).toBeGreaterThanOrEqual(250);
    for (const socket of open) socket.destroy();
    const answers = () =>
      fetch(`${environment[which].origin}/livez`).then(
        ({ ok }) => ok,
        () => false,
      );
    let well = await answers();
    for (const end = Date.now() + 5_000; !well && Date.now() < end; ) well = await answers();
    expect(well).toBe(true);
  },
);
