import { randomBytes } from 'node:crypto';
import { DAY_SECONDS, NOTICE_SECONDS } from '@storefront/api/constants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOLD_COOKIE } from '../../browser/told-cookie';
import { CONSENT_COOKIE, type Consent, readConsent } from '../../consent/consent';
import type { ShellConfig } from '../config';
import { type Place, placeFrom, withoutAddress } from './place';

export const COOKIE = {
  access: 'sf_access',
  refresh: 'sf_refresh',
  basket: 'sf_basket',
  /** The session that a guest's personal details, and the address of their place, are bound to; no script and no body ever holds it. */
  guest: 'sf_guest',
  place: 'sf_place',
  /** A deep link that waits for a store search. */
  link: 'sf_link',
  /** A friend's code, for registration. */
  friend: 'sf_friend',
  /** The campaign that the shopper came by; only with consent. */
  campaign: 'sf_campaign',
  /** The store of the last order. */
  lastStore: 'sf_last_store',
  /** The secret of a device that has logged in: wrong passwords of others are not held against it. */
  loginDevice: 'sf_login_device',
  /** The device, for messages; only with consent. */
  device: 'sf_device',
} as const;

/** As long as browsers keep a cookie at all. */
const LONGEST = 400 * DAY_SECONDS;
/** Cookies that hold a secret of 32 random bytes in base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const BASKET_TOKEN = /^[A-Za-z0-9_-]{20,80}$/;
const newSecret = () => randomBytes(32).toString('base64url');
/** A basket and a place are worth remembering for this long. */
const REMEMBERED = 30 * DAY_SECONDS;

export class SessionCookies {
  /** What this request has set already, which the request's own cookies do not know. */
  private newPlace?: Place;
  private newGuestSession?: string;

  constructor(
    private readonly config: ShellConfig,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /**
   * How a cookie is called in the browser. Where cookies are Secure a session's own have the prefix by which browsers hold
   * them to this very host, so that no neighbouring host can set or replace one.
   */
  private nameOf(name: string): string {
    return this.config.secureCookies ? `__Host-${name}` : name;
  }

  /** A session cookie as the browser sent it. */
  private value(name: string): string | undefined {
    return this.request.cookies[this.nameOf(name)];
  }

  /** @param maxAge seconds; without it the cookie ends with the browser */
  private set(name: string, value: string, maxAge?: number) {
    this.reply.setCookie(this.nameOf(name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      ...(maxAge !== undefined && { maxAge }),
    });
  }

  get accessToken(): string | undefined {
    return this.value(COOKIE.access) || undefined;
  }
  get refreshToken(): string | undefined {
    return this.value(COOKIE.refresh) || undefined;
  }
  get basketToken(): string | undefined {
    const token = this.value(COOKIE.basket);
    return token && BASKET_TOKEN.test(token) ? token : undefined;
  }

  /** The guest session of this browser, if it has one. */
  get guestSession(): string | undefined {
    if (this.newGuestSession) return this.newGuestSession;
    const secret = this.value(COOKIE.guest);
    return secret && SECRET.test(secret) ? secret : undefined;
  }

  /** The secret of this device for a log-in: the one that it has, or a new one, which `keepLoginDevice` keeps once the log-in has succeeded. */
  loginDevice(): string {
    const secret = this.value(COOKIE.loginDevice);
    return secret && SECRET.test(secret) ? secret : newSecret();
  }
  keepLoginDevice(secret: string) {
    this.set(COOKIE.loginDevice, secret, LONGEST);
  }

  /** What the shopper has agreed to, if they have answered. */
  get consent(): Consent | undefined {
    return readConsent(this.request.cookies[CONSENT_COOKIE]);
  }

  /** Where the shopper is; a street address is part of it in the guest session alone that gave it. */
  get place(): Place {
    if (this.newPlace) return this.newPlace;
    const place = placeFrom(this.read(COOKIE.place));
    return this.guestSession ? place : withoutAddress(place);
  }

  setTokens(tokens: { access_token: string; expires_in: number; refresh_token: string }) {
    // The cookie goes a little before the token, so that an expired one is never sent.
    this.set(COOKIE.access, tokens.access_token, Math.max(1, tokens.expires_in - 30));
    this.set(COOKIE.refresh, tokens.refresh_token, REMEMBERED);
  }
  /** Begins a guest session unless the browser has one. */
  keepGuestSession() {
    if (!this.guestSession) this.beginGuestSession();
  }
  /** Begins another guest session: what the one before entered is not shown any more. */
  beginGuestSession() {
    const place = withoutAddress(this.place);
    this.newGuestSession = newSecret();
    this.set(COOKIE.guest, this.newGuestSession);
    if (this.newPlace ?? this.has(COOKIE.place)) this.setPlace(place);
  }
  setBasket(token: string) {
    if (BASKET_TOKEN.test(token) && token !== this.basketToken) this.set(COOKIE.basket, token, REMEMBERED);
  }
  setPlace(place: Place) {
    if (place.location?.address) this.keepGuestSession();
    this.newPlace = place;
    this.write(COOKIE.place, place, REMEMBERED);
  }
  /** Has the next page say something, once: the browser's code reads it and takes it away. */
  tell(what: string) {
    this.reply.setCookie(TOLD_COOKIE, what, {
      path: '/',
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: NOTICE_SECONDS,
    });
  }
  clearTokens() {
    this.clear(COOKIE.access);
    this.clear(COOKIE.refresh);
  }

  /** Whether the browser sent a cookie of ours. */
  has(name: string): boolean {
    return Boolean(this.value(name));
  }

  /** What a cookie of ours was given; undefined when there is none. Whoever reads it checks it: it came from a browser. */
  read(name: string): unknown {
    try {
      return JSON.parse(Buffer.from(this.value(name) ?? '', 'base64url').toString());
    } catch {
      return undefined;
    }
  }
  /** @param maxAge seconds */
  write(name: string, value: unknown, maxAge: number) {
    this.set(name, Buffer.from(JSON.stringify(value)).toString('base64url'), maxAge);
  }
  clear(name: string) {
    this.reply.clearCookie(this.nameOf(name), { path: '/', secure: this.config.secureCookies });
  }
}
