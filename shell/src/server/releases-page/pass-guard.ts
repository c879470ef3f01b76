import { type PassIssuer, type PassPurpose, readPass } from '@storefront/releases/signatures/pass';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';

/** A cookie of people who test and operate the storefront, never of shoppers: only a signed link sets it. */
const PASS_COOKIE = 'sf_pass';

/** Lets those pass who have a pass that was signed with a release key: see `npm run release -- view`. */
export class PassGuard {
  constructor(
    private readonly config: Pick<ShellConfig, 'secureCookies'>,
    private readonly issuer: PassIssuer,
  ) {}

  /** Keeps the pass of a link in the browser until it expires. False when the link has no valid pass. */
  keepPass({ query }: Pick<FastifyRequest, 'query'>, reply: FastifyReply, purpose: PassPurpose): boolean {
    const text = (query as { pass?: unknown }).pass;
    const pass = readPass(this.issuer, text, purpose, Date.now());
    if (!pass) return false;
    reply.setCookie(PASS_COOKIE, String(text), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      expires: new Date(pass.expiresAt),
    });
    return true;
  }

  /** Whether the browser has a valid pass. */
  hasPass({ cookies }: Pick<FastifyRequest, 'cookies'>, purpose: PassPurpose): boolean {
    return readPass(this.issuer, cookies[PASS_COOKIE], purpose, Date.now()) !== undefined;
  }

  /** Whether a program sent a valid pass: `Authorization: Bearer PASS`. */
  sendsPass({ headers }: Pick<FastifyRequest, 'headers'>, purpose: PassPurpose): boolean {
    const [, text] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    return readPass(this.issuer, text, purpose, Date.now()) !== undefined;
  }
}
