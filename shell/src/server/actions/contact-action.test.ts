/** @jest-environment node */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { testRoutes } from '../../../test-support/test-routes';
import { testBusinesses } from '../../../test-support/test-shell';
import { contactAction } from './contact-action';

/** The page of the form, in place of a document: the query that it was rendered with. */
jest.mock('../document/serve-document', () => ({
  PRIVATE_CACHE: 'no-store',
  serveDocument: (_services: unknown, _request: FastifyRequest, reply: FastifyReply, { url = '' }) =>
    reply.send(Object.fromEntries(new URL(url, 'http://host').searchParams)),
}));

const routes = testRoutes((app, config) =>
  contactAction(app, { businesses: testBusinesses, rendering: { config } } as never),
);

const own = { 'sec-fetch-site': 'same-origin', host: 'localhost' };
async function send(fields: Readonly<Record<string, string | File>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new Response(form);
  return routes.app.inject({
    method: 'POST',
    url: '/contact',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { ...own, 'content-type': request.headers.get('content-type') ?? '' },
  });
}
const typed = { firstName: ' Ada ', message: 'Two eggs' };
const refusal = (code: string, errors: object[] = []) => ({
  status: 422,
  body: { title: 'T', detail: 'D', status: 422, code, expected: true, errors },
});

test('a message is forwarded without empty fields and the empty file, and the shopper sees its reference', async () => {
  routes.api.respond = () => ({ body: { reference: 'C-1', receivedAt: 'now', files: 1 } });
  const reply = await send({ ...typed, orderNumber: ' ', files: new File([], '') });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/contact?sent=C-1']);
  const [{ body = '' } = {}] = routes.api.calls;
  expect([...body.matchAll(/name="(\w+)"/g)].map(([, name]) => name)).toEqual(['firstName', 'message']);
  expect(body).toContain('\r\n\r\nAda\r\n');
});

test('a refused form is shown again with its texts and the refused fields', async () => {
  routes.api.respond = () =>
    refusal('validation_failed', [{ path: '/body/message' }, { path: 'firstName' }, { path: 'other' }]);
  expect((await send(typed)).json()).toMatchObject({
    firstName: 'Ada',
    message: 'Two eggs',
    orderNumber: '',
    problem: 'validation_failed',
    wrong: 'firstName,message',
  });
});

test('the files of a refused form must be chosen again', async () => {
  routes.api.respond = () => refusal('invalid_phone_number');
  const files = new File(['png'], 'eggs.png');
  expect((await send({ ...typed, files })).json().wrong).toBe('phoneNumber,files');
  routes.api.respond = () => refusal('file_refused');
  expect((await send(typed)).json()).toMatchObject({ problem: 'file_refused', wrong: 'files' });
});

test('a back end that does not answer is a problem of the system', async () => {
  routes.api.respond = () => undefined;
  expect((await send(typed)).json()).toMatchObject({ problem: 'system_error', message: 'Two eggs' });
});

test.each([
  ['application/x-www-form-urlencoded', 'message=eggs', 'media_type_unsupported'],
  ['multipart/form-data; boundary=x', 'no form', 'request_malformed'],
])('a body of type %s is a problem of the form', async (type, payload, problem) => {
  const headers = { ...own, 'content-type': type };
  const reply = await routes.app.inject({ method: 'POST', url: '/contact', payload, headers });
  expect([reply.json().problem, routes.api.calls]).toEqual([problem, []]);
});

test('another site’s form is refused', async () => {
  const headers = { ...own, 'sec-fetch-site': 'cross-site', 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await routes.app.inject({ method: 'POST', url: '/contact', payload: '', headers });
  expect([reply.statusCode, routes.api.calls]).toEqual([403, []]);
});
