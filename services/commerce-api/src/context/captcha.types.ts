/** What a shopper's browser sends, and what is passed on to the provider. */
interface CaptchaAnswer {
  token: string;
  /** The form; a token for another one is refused. */
  action: 'coupon' | 'verification';
  /** The shopper's IP address, if it is known. */
  address: string | undefined;
  /** A UUID: a repeated check with the same one gets the same result although a token works once. */
  idempotencyKey: string | undefined;
}

/** One business's account with a captcha provider. */
export interface CaptchaCheck {
  /** What the browser needs to show the check. */
  readonly siteKey: string;
  readonly scriptUrl: string;
  /** `unavailable`: the provider did not answer, so nothing is known. */
  verify(answer: CaptchaAnswer): Promise<'passed' | 'failed' | 'unavailable'>;
}

export interface Captcha {
  /** Undefined for a business without an account. */
  of(businessId: number): CaptchaCheck | undefined;
}
