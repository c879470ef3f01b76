import { createTestService, type TestService } from '../../../test-support/test-service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const verify = (referralCode: string, business = 1) =>
  service.call('POST /member/referral-code-verify', { referralCode }, { business });

test('a friend’s code is known with its reward, and any other is not [7.20]', async () => {
  for (const code of ['FRIEND5', 'friend5'])
    expect((await verify(code)).data).toEqual({ code: 'FRIEND5', reward: 500, sharerName: 'Ada', state: 'active' });
  for (const code of ['NOSUCHCODE', 'FRIEND55', 'FRIEN'])
    expect((await verify(code)).problem).toMatchObject({ status: 422, code: 'referral_code_invalid' });
  expect((await verify('FRIEND5', 2)).problem).toMatchObject({ code: 'referral_code_invalid' });
});
