import { DAY_SECONDS, NOTICE_SECONDS } from '@storefront/api/constants';
import type { LocationState, StoreState } from '@storefront/bus/state.types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOLD_COOKIE } from '../../browser/told-cookie';
import { CONSENT_COOKIE, type Consent, readConsent } from '../../consent/consent';
import type { ShellConfig } from '../config';

/** The shopper's place, kept in one HttpOnly cookie: nothing in it is secret, all of it is checked when it is read. */
export interface Place {
  readonly location: LocationState | null;
  readonly fulfilment: 'delivery' | 'collection';
  readonly store: StoreState | null;
}

export const COOKIE = {
  access: 'sf_access',
  refresh: 'sf_refresh',
  basket: 'sf_basket',
  place: 'sf_place',
  /** A deep link that waits for a store search. */
  link: 'sf_link',
  /** A friend's code, for registration. */
  friend: 'sf_friend',
  /** The campaign that the shopper came by; only with consent. */
  campaign: 'sf_campaign',
  /** The store of the last order. */
  lastStore: 'sf_last_store',
  /** The device, for messages; only with consent. */
  device: 'sf_device',
} as const;

/** A basket and a place are worth remembering for this long. */
const REMEMBERED = 30 * DAY_SECONDS;

export class SessionCookies {
  /** What this request has set already, which the request's own cookies do not know. */
  private newPlace?: Place;

  constructor(
    private readonly config: ShellConfig,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {}

  private set(name: string, value: string, maxAge: number) {
    this.reply.setCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge,
    });
  }

  get accessToken(): string | undefined {
    return this.request.cookies[COOKIE.access] || undefined;
  }
  get refreshToken(): string | undefined {
    return this.request.cookies[COOKIE.refresh] || undefined;
  }
  get basketToken(): string | undefined {
    const token = this.request.cookies[COOKIE.basket];
    return token && /^[A-Za-z0-9_-]{20,80}$/.test(token) ? token : undefined;
  }

  /** What the shopper has agreed to, if they have answered. */
  get consent(): Consent | undefined {
    return readConsent(this.request.cookies[CONSENT_COOKIE]);
  }

  get place(): Place {
    if (this.newPlace) return this.newPlace;
    const value = this.read(COOKIE.place);
    return isPlace(value) ? value : NOWHERE;
  }

  setTokens(tokens: { access_token: string; expires_in: number; refresh_token: string }) {
    // The cookie goes a little before the token, so that an expired one is never sent.
    this.set(COOKIE.access, tokens.access_token, Math.max(1, tokens.expires_in - 30));
    this.set(COOKIE.refresh, tokens.refresh_token, REMEMBERED);
  }
  setBasket(token: string) {
    if (token !== this.basketToken) this.set(COOKIE.basket, token, REMEMBERED);
  }
  setPlace(place: Place) {
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

  /** What a cookie of ours was given; undefined when there is none. Whoever reads it checks it: it came from a browser. */
  read(name: string): unknown {
    try {
      return JSON.parse(Buffer.from(this.request.cookies[name] ?? '', 'base64url').toString());
    } catch {
      return undefined;
    }
  }
  /** @param maxAge seconds */
  write(name: string, value: unknown, maxAge: number) {
    this.set(name, Buffer.from(JSON.stringify(value)).toString('base64url'), maxAge);
  }
  clear(name: string) {
    this.reply.clearCookie(name, { path: '/' });
  }
}

const NOWHERE: Place = { location: null, fulfilment: 'delivery', store: null };

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false;
  const { location, fulfilment, store } = value as Partial<Place>;
  const locationFits =
    location === null ||
    (typeof location?.postcode === 'string' &&
      typeof location.latitude === 'number' &&
      typeof location.longitude === 'number');
  const storeFits =
    store === null ||
    (typeof store?.id === 'number' && typeof store.slug === 'string' && typeof store.name === 'string');
  return locationFits && storeFits && (fulfilment === 'delivery' || fulfilment === 'collection');
}
