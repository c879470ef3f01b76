import { ModeSetting } from '@storefront/settings/mode';
import Type from 'typebox';

const milliseconds = (fallback: number, description: string) =>
  Type.Integer({ minimum: 0, maximum: 86_400_000, default: fallback, description });
const text = (description: string) => Type.Optional(Type.String({ description }));

/** Every environment variable that the shell reads. The table in docs/operating.md is generated from it. */
export const Settings = Type.Object({
  STOREFRONT_MODE: ModeSetting,
  PORT: Type.Integer({
    minimum: 0,
    maximum: 65_535,
    default: 4200,
    description: "the shell's port; the others follow from it",
  }),
  HOST: Type.String({ default: '0.0.0.0', description: 'the interface the shell listens on' }),
  DATA_DIR: Type.String({ default: '.data', description: 'everything that is written; see below' }),
  KEYS_DIR: text('the folder of the key files; unset is `DATA_DIR/keys`. Processes on one database share one'),
  PICTURES_DIR: text('rendered pictures, which storefronts may share; unset is `DATA_DIR/pictures`'),
  PICTURE_DRAWER_URL: text('where `npm start` draws pictures that are not drawn yet; demonstrations only'),
  API_ORIGIN: text('where the shell finds commerce-api; unset is `http://127.0.0.1:PORT+10`'),
  INTERNAL_KEY: text('proves the shell to commerce-api, at least 32 bytes; unset is `internal.key` in KEYS_DIR'),
  RELEASE_PUBLIC_KEY: text(
    'the public release key, a PEM file that the publisher makes; unset is `DATA_DIR/keys/release.pub.pem`',
  ),
  PRODUCTION_HOSTS: text(
    'the public hosts, comma-separated: search engines index them and no other; `none` states that none is to be indexed',
  ),
  TRUST_PROXY: text(
    'the proxy that ends TLS: its addresses or networks, comma-separated, or `true` for every caller. Its `X-Forwarded-*` headers are believed',
  ),
  TRUST_FORWARDED_HOST: Type.Union([Type.Literal('true'), Type.Literal('false')], {
    default: 'false',
    description:
      'believes `X-Forwarded-Host` of the proxies that TRUST_PROXY names; else `Host` alone chooses the business',
  }),
  PUBLIC_PORTS: Type.Optional(
    Type.String({
      pattern: '^\\d{1,5}([\\s,]+\\d{1,5})*$',
      description: 'further ports that links may name, where a proxy listens on a port of its own; comma-separated',
    }),
  ),
  SECURE_COOKIES: Type.Union([Type.Literal('true'), Type.Literal('false')], {
    default: 'false',
    description: 'marks cookies Secure in a demonstration behind TLS; production always does',
  }),
  LOCALE: Type.String({ default: 'en-gb', description: 'the prefix of the proxy and the session calls' }),
  MAX_CONNECTIONS: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    default: 4_000,
    description: 'open connections at a time; more are closed',
  }),
  RATE_LIMITS: Type.Union([Type.Literal('on'), Type.Literal('off')], {
    default: 'on',
    description: '`off` removes the rate limits; demonstrations only',
  }),
  RATE_LIMIT_FACTOR: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    default: 1,
    description: 'multiplies the rate limits of addresses; other than 1 in demonstrations only',
  }),
  RENDER_PROCESSES: Type.Integer({
    minimum: 1,
    maximum: 64,
    default: 2,
    description: 'render processes of each composition that is shown',
  }),
  RENDER_DEADLINE_MS: milliseconds(
    5_000,
    "for how long a page's code may keep its render process to itself before that is replaced",
  ),
  // A late page is better than none: a cold database on a busy machine takes seconds.
  API_DEADLINE_MS: milliseconds(7_000, "what a page's calls of commerce-api may take together"),
  STALE_DEADLINE_MS: milliseconds(2_500, 'the same where the page can be shown as it was before'),
  STALE_FOR_MS: milliseconds(3_600_000, 'for how long a public page may be shown as it was while commerce-api is away'),
  // As long as commerce-api's processes may take to notice each other's changes.
  RESPONSE_CACHE_MS: milliseconds(
    1_000,
    'for how long a store and its categories are used again for other pages; 0 asks for every page',
  ),
  SETTINGS_FRESH_MS: milliseconds(
    15_000,
    "after how long a business's settings are asked for again; the last ones serve until the answer arrives",
  ),
  SESSION_VERSION: Type.String({
    default: '1',
    description: 'raise it when what browsers store changes: open tabs drop what they stored and cached',
  }),
  LOG_LEVEL: Type.String({ default: 'warn', description: "pino's levels" }),
});
