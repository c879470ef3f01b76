/**
 * What the shell, which holds the shopper's session in cookies, adds to a call and stores from its reply, invisible to
 * browser code. A missing field means no effect.
 */
export interface SessionEffects {
  /** The client's configuration (country, platform, business, device) is added to the body. */
  readonly takesClientConfig?: true;
  /** The referral code of the shopper's link is added to the body as `referralCode`; a success uses it up. */
  readonly takesReferralCode?: true;
  /** The campaign of the shopper's link is added to the body's `channel`. */
  readonly takesCampaign?: true;
  /** The body is replaced by the session's refresh token, under this name. */
  readonly refreshTokenIn?: 'refreshToken' | 'token';
  /** The session's basket is added to a log-in's body, which joins it with the member's. */
  readonly takesBasket?: true;
  /**
   * The device's secret is sent, and kept after a success: a log-in trusts the device from then on, and a one-time code
   * works only on the device that asked for it. The reply's `loginDevice`, if it has one, replaces it.
   */
  readonly provesDevice?: true;
  /** The call gets the origin of the shopper's page as `origin`, whatever its caller says. */
  readonly takesOrigin?: true;
  /** The field of the reply with the address on another site where an action ends. */
  readonly leavesTo?: 'authorizationUrl';
  /** Stores or uses a guest's personal details, which are bound to the guest session. */
  readonly usesGuestDetails?: true;
  /** The reply's tokens are moved into cookies; a new guest session begins. */
  readonly givesTokens?: true;
  /** A success ends the member's session; a new guest session begins. */
  readonly endsSession?: true;
  /** The field of the reply that holds the token of the shopper's basket. */
  readonly basketToken?: 'basketToken' | 'basket.basketToken';
  /**
   * The field of the reply that holds a number once the order is placed. The reply's basket follows the ordered one, so it
   * replaces only the basket that the call was sent with.
   */
  readonly placedOrder?: 'orderId';
  /** The reply's `store` becomes the shopper's selected one, with the `fulfilmentMethod` of the body, else of the reply. */
  readonly choosesStore?: true;
  /** A success makes the body's `fulfilmentMethod` the shopper's. */
  readonly choosesMethod?: true;
  /** The reply's `operatorToken`, once there is one, is moved into a cookie of the staff host. */
  readonly givesOperatorToken?: true;
  /** The secret of the handheld is sent, if the browser is one, and with it the operator's session that it has. */
  readonly provesHandheld?: true;
  /** The reply's `handheldSecret` is moved into a long-lived cookie of the staff host. */
  readonly givesHandheld?: true;
  /** The reply's `releases` is filled in by the shell with what it shows. */
  readonly givesReleases?: true;
  /** A success ends the operator's session. */
  readonly endsOperatorSession?: true;
  /** The reply begins an assisted visit: its session replaces the browser's. */
  readonly opensAssistedVisit?: true;
  /** A success ends an assisted visit, and what it left in the browser. */
  readonly endsAssistedVisit?: true;
}
