import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { isLoopback } from '@storefront/settings/loopback';
import type { Provider, Providers } from '../../../context/provider.types';
import { appleSecret } from './apple-secret';
import { type OpenidAccount, openidProvider } from './openid-provider';
import { apple, facebook, google } from './provider-accounts';
import { sandboxAccounts } from './sandbox-accounts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What each provider needs beside the variable that turns it on. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  GOOGLE_LOGIN_CLIENT_ID: ['GOOGLE_LOGIN_CLIENT_SECRET'],
  APPLE_LOGIN_CLIENT_ID: ['APPLE_LOGIN_TEAM_ID', 'APPLE_LOGIN_KEY_ID', 'APPLE_LOGIN_KEY_FILE'],
  FACEBOOK_LOGIN_APP_ID: ['FACEBOOK_LOGIN_APP_SECRET'],
};

function accountsIn(env: Environment, own: string): Partial<Record<LogInProvider, OpenidAccount>> {
  const text = (name: string) => env[`${name}${own}`] ?? '';
  const accounts: Partial<Record<LogInProvider, OpenidAccount>> = {};
  const googleId = text('GOOGLE_LOGIN_CLIENT_ID');
  if (googleId)
    accounts.google = google(googleId, text('GOOGLE_LOGIN_CLIENT_SECRET'), text('GOOGLE_LOGIN_URL') || undefined);
  const clientId = text('APPLE_LOGIN_CLIENT_ID');
  if (clientId) {
    const privateKey = readFileSync(text('APPLE_LOGIN_KEY_FILE'), 'utf8');
    const key = { clientId, teamId: text('APPLE_LOGIN_TEAM_ID'), keyId: text('APPLE_LOGIN_KEY_ID'), privateKey };
    accounts.apple = apple(clientId, () => appleSecret(key));
  }
  const facebookId = text('FACEBOOK_LOGIN_APP_ID');
  if (facebookId) accounts.facebook = facebook(facebookId, text('FACEBOOK_LOGIN_APP_SECRET'));
  return accounts;
}

function isPrivateKey(file: string): boolean {
  try {
    return createPrivateKey(readFileSync(file)).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

/** @throws Error when an account lacks a part, or names an issuer without encryption */
function assertComplete(env: Environment): void {
  for (const name of Object.keys(env)) {
    const [whole, id = '', own = ''] = /^([A-Z]+_LOGIN_(?:CLIENT|APP)_ID)(_\d+)?$/.exec(name) ?? [];
    if (!whole || !env[name] || !NEEDED[id]) continue;
    for (const part of NEEDED[id]) if (!env[`${part}${own}`]) throw new Error(`${name} needs ${part}${own} beside it`);
    const file = id.startsWith('APPLE') ? env[`APPLE_LOGIN_KEY_FILE${own}`] : undefined;
    if (file && !isPrivateKey(file)) throw new Error(`APPLE_LOGIN_KEY_FILE${own} names no file with a private key`);
    const url = id.startsWith('GOOGLE') ? env[`GOOGLE_LOGIN_URL${own}`] : undefined;
    if (url && !url.startsWith('https://') && !(URL.canParse(url) && isLoopback(new URL(url).hostname)))
      throw new Error(`GOOGLE_LOGIN_URL${own} must be https://…`);
  }
}

/**
 * Reads the accounts with Google, Apple and Facebook, or those with _2 at the end of their names for the business with id
 * 2 alone. Without any account a demonstration uses the sandbox.
 * @throws Error when an account is not complete
 */
export function createProviders(env: Environment, sandboxUrl: string | undefined): Providers {
  assertComplete(env);
  const made = new Map<number, ReadonlyMap<LogInProvider, Provider>>();
  return (businessId) => {
    const known = made.get(businessId);
    if (known) return known;
    const own = { ...accountsIn(env, ''), ...accountsIn(env, `_${businessId}`) };
    const used = Object.keys(own).length === 0 && sandboxUrl ? sandboxAccounts(sandboxUrl) : own;
    const { google: first, apple: second, facebook: third } = used;
    const offered = new Map<LogInProvider, Provider>();
    if (first) offered.set('google', openidProvider(first));
    if (second) offered.set('apple', openidProvider(second));
    if (third) offered.set('facebook', openidProvider(third));
    made.set(businessId, offered);
    return offered;
  };
}
