import { type BrowserContext, expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { mailedCode } from './support/codes';
import { newEmail, registerMember, sessionOf } from './support/members';
import { chooseAddress, continueWith } from './support/providers';

test('[4.10] a session is a guest’s or a member’s, and says how it began', async ({ page, context, baseURL }) => {
  const kindOf = async (of: BrowserContext = context) => {
    const { strategy, kind } = (await sessionOf(of, baseURL)).session;
    return [strategy, kind];
  };
  const post = async (path: string, data: object) => {
    const reply = await context.request.post(`${baseURL}/en-gb/api${path}`, {
      headers: { origin: baseURL ?? '' },
      data,
    });
    expect(reply.ok(), path).toBe(true);
    return (await reply.json()) as { session: { kind: string } };
  };
  const refresh = async (path: string) => {
    const token = (await context.cookies()).find(({ name }) => name === 'sf_refresh')?.value;
    return (await post(path, { grant_type: 'refresh_token', refresh_token: token })).session;
  };

  expect(await kindOf()).toEqual(['guest', 'unknown']);
  const { email: username, password } = await registerMember(context, baseURL);
  expect(await kindOf()).toEqual(['member', 'register']);
  await post('/oauth/token', { grant_type: 'password', username, password });
  expect(await kindOf()).toEqual(['member', 'password']);
  expect(await refresh('/oauth/token')).toEqual({ strategy: 'member', kind: 'refresh_token' });
  await post('/authauth', { grant_type: 'password', username, password });
  expect(await kindOf()).toEqual(['member', 'login']);
  expect(await refresh('/authauth')).toEqual({ strategy: 'member', kind: 'refresh' });
  await post('/auth/send-one-time-code', { email: username, type: 'email' });
  await post('/oauth/token', { grant_type: 'otp', username, otp: await mailedCode(baseURL, username) });
  expect(await kindOf()).toEqual(['member', 'otp']);

  for (const [name, kind] of [
    ['Google', 'google'],
    ['Facebook', 'facebook'],
  ] as const) {
    await context.clearCookies();
    await page.goto('/login');
    await continueWith(page, name);
    await chooseAddress(page, name, newEmail());
    await expect(page).toHaveURL('/');
    expect(await kindOf()).toEqual(['member', kind]);
  }
});
