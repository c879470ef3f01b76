import { randomBytes } from 'node:crypto';
import { ASSISTED_SESSION_PREFIX, NOTICE_SECONDS } from '@storefront/api/constants';
import { DAY_SECONDS } from '@storefront/api/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FLASH_COOKIE } from '../../browser/flash-message/flash-cookie';
import { CONSENT_COOKIE, type Consent, readConsent, writeConsent } from '../../consent/consent';
import type { ShellConfig } from '../config';
import { type Place, placeFrom, withoutAddress } from './place';

export const COOKIE = {
  access: 'sf_access',
  refresh: 'sf_refresh',
  basket: 'sf_basket',
  /**
   * The guest session, which owns a guest's personal details and the address of their place; it is never in a script or
   * a body.
   */
  guest: 'sf_guest',
  place: 'sf_place',
  /** A deep link that waits for a store search. */
  link: 'sf_link',
  /** A friend's code, for registration. */
  friend: 'sf_friend',
  /** The shopper's campaign; only with consent. */
  campaign: 'sf_campaign',
  /** The store of the last order. */
  lastStore: 'sf_last_store',
  /** The secret of a device that has logged in, which other callers' failed attempts do not lock out. */
  loginDevice: 'sf_login_device',
  /** What another site posted, until its link is followed. */
  posted: 'sf_posted',
  /** A form that an action has returned, until its page is opened. */
  form: 'sf_form',
  /** The token of an operator's session, on staff hosts only. */
  operator: 'sf_operator',
  /** The secret of a store's handheld, on staff hosts only. */
  handheld: 'sf_handheld',
  /** The device id, for messages; only with consent. */
  device: 'sf_device',
} as const;

/** The longest lifetime that browsers allow. */
const MAX_COOKIE_SECONDS = 400 * DAY_SECONDS;
/** A device without a log-in. */
const PREPARED_DEVICE_SECONDS = 3_600;
/** Cookies with a secret of 32 random bytes in base64url. */
const SECRET_PATTERN = /^[A-Za-z0-9_-]{43}$/;
/** What the Authorization header may contain (RFC 6750); no call can be sent with anything else. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/;
const BASKET_TOKEN = /^[A-Za-z0-9_-]{20,80}$/;
const newSecret = () => randomBytes(32).toString('base64url');
/** The lifetime of a basket and a place. */
const TOKEN_SECONDS = 30 * DAY_SECONDS;

export class SessionCookies {
  /** Cookies set during this request. */
  private newPlace?: Place;
  private newGuestSession?: string;
  /** Of whoever used the browser before, nothing counts any more. */
  private isForgotten = false;

  constructor(
    private readonly config: ShellConfig,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  /**
   * The name in the browser. With Secure cookies, session cookies have the __Host- prefix, so that no sibling host can
   * set or replace them.
   */
  private nameOf(name: string): string {
    return this.config.secureCookies ? `__Host-${name}` : name;
  }

  /** A session cookie from the browser. */
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
    const token = this.isForgotten ? undefined : this.value(COOKIE.access);
    return token && BEARER_TOKEN.test(token) ? token : undefined;
  }
  get refreshToken(): string | undefined {
    return (!this.isForgotten && this.value(COOKIE.refresh)) || undefined;
  }
  /** The token of the operator who is logged in on this staff host. */
  get operatorToken(): string | undefined {
    const token = this.value(COOKIE.operator);
    return token && BEARER_TOKEN.test(token) ? token : undefined;
  }
  /** @param maxAge seconds */
  setOperatorToken(token: string, maxAge: number) {
    this.set(COOKIE.operator, token, maxAge);
  }
  /** The secret of the handheld that this browser is; undefined if it is none. */
  get handheld(): string | undefined {
    const secret = this.value(COOKIE.handheld);
    return secret && SECRET_PATTERN.test(secret) ? secret : undefined;
  }
  setHandheld(secret: string) {
    this.set(COOKIE.handheld, secret, MAX_COOKIE_SECONDS);
  }
  get basketToken(): string | undefined {
    const token = this.isForgotten ? undefined : this.value(COOKIE.basket);
    return token && BASKET_TOKEN.test(token) ? token : undefined;
  }

  /** The browser's guest session, if it has one. */
  get guestSession(): string | undefined {
    if (this.newGuestSession) return this.newGuestSession;
    const secret = this.value(COOKIE.guest);
    return secret && SECRET_PATTERN.test(secret) ? secret : undefined;
  }

  /**
   * The device's secret for a log-in: its own, or a new one, which `keepLoginDevice` stores after a successful log-in.
   */
  loginDevice(): string {
    const secret = this.value(COOKIE.loginDevice);
    return secret && SECRET_PATTERN.test(secret) ? secret : newSecret();
  }
  keepLoginDevice(secret: string) {
    this.set(COOKIE.loginDevice, secret, MAX_COOKIE_SECONDS);
  }
  /** Two calls that begin at once must not get a secret each: the second would undo what the first began. */
  prepareLoginDevice() {
    if (!this.value(COOKIE.loginDevice)) this.set(COOKIE.loginDevice, newSecret(), PREPARED_DEVICE_SECONDS);
  }

  /** The shopper's consent, if they have answered. */
  get consent(): Consent | undefined {
    return readConsent(this.request.cookies[CONSENT_COOKIE]);
  }

  /** The shopper's place; a street address only in the guest session that entered it. */
  get place(): Place {
    if (this.newPlace) return this.newPlace;
    const place = placeFrom(this.read(COOKIE.place));
    return this.guestSession ? place : withoutAddress(place);
  }

  setTokens(tokens: { access_token: string; expires_in: number; refresh_token: string }) {
    // The cookie ends a little before the token, so that no expired token is sent.
    this.set(COOKIE.access, tokens.access_token, Math.max(1, tokens.expires_in - 30));
    this.set(COOKIE.refresh, tokens.refresh_token, TOKEN_SECONDS);
  }
  /** Starts a guest session unless the browser has one. */
  keepGuestSession() {
    if (!this.guestSession) this.beginGuestSession();
  }
  /** Starts another guest session: details entered in the previous one are no longer shown. */
  beginGuestSession() {
    const place = withoutAddress(this.place);
    this.newGuestSession = newSecret();
    this.set(COOKIE.guest, this.newGuestSession);
    if (this.newPlace ?? this.has(COOKIE.place)) this.setPlace(place);
  }
  setBasket(token: string) {
    if (BASKET_TOKEN.test(token) && token !== this.basketToken) this.set(COOKIE.basket, token, TOKEN_SECONDS);
  }
  setPlace(place: Place) {
    if (place.location?.address) this.keepGuestSession();
    this.newPlace = place;
    this.write(COOKIE.place, place, TOKEN_SECONDS);
  }
  /** Sets a flash message for the next page; the browser's code reads and deletes it. */
  setFlashMessage(name: string) {
    this.reply.setCookie(FLASH_COOKIE, name, {
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

  /** Whether an operator acts for a shopper in this browser. */
  get isAssisted(): boolean {
    return this.guestSession?.startsWith(ASSISTED_SESSION_PREFIX) ?? false;
  }
  /** Starts an assisted visit: nothing is left of the session that the browser had. */
  beginAssistedVisit(guestSession: string, tokens: Parameters<SessionCookies['setTokens']>[0] | undefined) {
    this.forgetShopper();
    this.newGuestSession = guestSession;
    this.set(COOKIE.guest, guestSession);
    if (tokens) this.setTokens(tokens);
    // The shopper is not there to be asked, and an earlier answer in this browser was not theirs.
    this.reply.setCookie(CONSENT_COOKIE, writeConsent({ measurement: false, marketing: false }), {
      path: '/',
      sameSite: 'lax',
      secure: this.config.secureCookies,
    });
  }
  /** Ends an assisted visit: the next visitor finds nothing of its shopper. */
  endAssistedVisit() {
    this.forgetShopper();
    this.reply.clearCookie(CONSENT_COOKIE, { path: '/', secure: this.config.secureCookies });
    this.newGuestSession = newSecret();
    this.set(COOKIE.guest, this.newGuestSession);
  }
  private forgetShopper() {
    this.isForgotten = true;
    this.clearTokens();
    for (const name of [COOKIE.basket, COOKIE.place, COOKIE.lastStore, COOKIE.link, COOKIE.friend, COOKIE.campaign])
      this.clear(name);
    this.newPlace = placeFrom(undefined);
  }

  /** Whether the browser sent one of our cookies. */
  has(name: string): boolean {
    return Boolean(this.value(name));
  }

  /**
   * The value of one of our cookies; undefined without one. Callers must validate it, because it comes from a browser.
   */
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
