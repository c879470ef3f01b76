import { createTestService, type TestService } from '../../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const newcomer = (password: string, emailAddress = 'new@example.test') => ({
  firstname: 'New',
  lastname: 'Comer',
  emailAddress,
  password,
});
const refused = { code: 'password_too_common', status: 422, expected: true, errors: [{ path: 'password' }] };

const common = [
  ...['password', 'PassWord', 'iloveyou', 'qwertyuiop', '1234567890', 'Sunshine99!', 'new@example.test'],
  // The word list comes from a strength estimator and omits what the estimator's other rules find.
  ...['00000000', '123123123', 'abcabcab', '19841984', 'ZZZZZZZZ', '987654321', '0123456789', 'abcdefgh'],
];
test.each(common)('registration rejects %s, which guessers try first', async (password) => {
  const reply = await service.call('POST /auth/register', newcomer(password));
  expect(reply.problem).toMatchObject({
    ...refused,
    detail: 'That password is on lists of stolen passwords. Please choose another.',
  });
});

test('a password change rejects it too', async () => {
  const as = await service.logIn();
  const change = { logoutFromAll: true, currentPassword: 'correct horse', password: 'iloveyou' } as const;
  expect((await service.call('POST /member/change-password', change, { as })).problem).toMatchObject(refused);
});

test.each([
  ['7 characters', 'seven77', 422],
  ['8 characters', 'qj4 tvz8', 200],
  ['128 characters', 'qj4 tvz8'.repeat(16), 200],
  ['129 characters', `${'qj4 tvz8'.repeat(16)}!`, 422],
])('a password of %s', async (length, password, status) => {
  const email = `${length.replace(/\W/g, '')}@example.test`;
  expect((await service.call('POST /auth/register', newcomer(password, email))).status).toBe(status);
});
