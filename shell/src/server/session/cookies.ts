import type { LocationState, StoreState } from '@storefront/bus/state.types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';

/** The shopper's place, kept in one HttpOnly cookie: nothing in it is secret, all of it is checked when it is read. */
export interface Place {
  readonly location: LocationState | null;
  readonly fulfilment: 'delivery' | 'collection';
  readonly store: StoreState | null;
}

export const COOKIE = { access: 'sf_access', refresh: 'sf_refresh', basket: 'sf_basket', place: 'sf_place' } as const;

const DAY = 86_400;
/** A basket and a place are worth remembering for this long. */
const REMEMBERED = 30 * DAY;

export class SessionCookies {
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

  get place(): Place {
    try {
      const value = JSON.parse(Buffer.from(this.request.cookies[COOKIE.place] ?? '', 'base64url').toString()) as Place;
      return isPlace(value) ? value : NOWHERE;
    } catch {
      return NOWHERE;
    }
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
    this.set(COOKIE.place, Buffer.from(JSON.stringify(place)).toString('base64url'), REMEMBERED);
  }
  clearTokens() {
    this.reply.clearCookie(COOKIE.access, { path: '/' });
    this.reply.clearCookie(COOKIE.refresh, { path: '/' });
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
