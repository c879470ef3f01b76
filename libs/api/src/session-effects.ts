/**
 * What the keeper of a shopper's session (the shell) adds to a call of an operation, and what it keeps of the reply.
 * Cookies hold it; nothing of it is known to the browser's code. Absent fields mean that nothing is done.
 */
export interface SessionEffects {
  /** The client's configuration (country, platform, business, device) is added to the body. */
  readonly takesClientConfig?: true;
  /** The referral code that the shopper came by is added to the body as `referralCode`; a success uses it up. */
  readonly takesReferralCode?: true;
  /** The campaign that the shopper came by is added to the body's `channel`. */
  readonly takesCampaign?: true;
  /** The body is the session's refresh token alone, under this name. */
  readonly refreshTokenIn?: 'refreshToken' | 'token';
  /** A success proves that the account is the caller's: the device that it came from is trusted from then on. */
  readonly provesDevice?: true;
  /** Keeps or uses a guest's personal details, which are bound to the guest session. */
  readonly usesGuestDetails?: true;
  /** The tokens of the reply become cookies and are taken out of it; another guest session begins. */
  readonly givesTokens?: true;
  /** A success ends the member's session; another guest session begins. */
  readonly endsSession?: true;
  /** The field of the reply that holds the token of the shopper's basket. */
  readonly basketToken?: 'basketToken' | 'basket.basketToken';
  /** The field of the reply that holds a number once the order is placed. */
  readonly placedOrder?: 'orderId';
  /** The reply's `store` is the shopper's chosen one from now on, with the body's `fulfilmentMethod`. */
  readonly choosesStore?: true;
}
