import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const person = { firstname: 'New', lastname: 'Comer', emailAddress: 'new@example.test', password: 'long enough' };
const differs = {
  status: 422,
  code: 'validation_failed',
  errors: [{ path: 'passwordConfirmation', message: 'The two passwords are not the same' }],
};

test('[5.22] a password that is confirmed differently is refused at its field, and changes nothing', async () => {
  const { call } = service;
  const passwordConfirmation = 'long enouhg';
  expect((await call('POST /auth/register', { ...person, passwordConfirmation })).problem).toMatchObject(differs);
  const { status, data } = await call('POST /auth/register', { ...person, passwordConfirmation: person.password });
  expect(status).toBe(200);
  const change = { password: 'another long one', passwordConfirmation, currentPassword: person.password };
  const as = data.access_token;
  expect((await call('POST /member/change-password', change, { as })).problem).toMatchObject(differs);
  const reset = { resetToken: 'x'.repeat(43), password: 'another long one', passwordConfirmation };
  expect((await call('POST /auth/reset-password', reset)).problem).toMatchObject(differs);
  const logIn = { grant_type: 'password', username: person.emailAddress, password: person.password } as const;
  expect((await call('POST /oauth/token', logIn)).status).toBe(200);
});
