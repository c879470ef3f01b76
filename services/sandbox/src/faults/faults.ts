export const faultKinds = [
  'slow',
  'error',
  'timeout-before',
  'timeout-after',
  'reset',
  'decline',
  'bank-fault',
  'wrong-amount',
  'wrong-currency',
  'wrong-reference',
  'wrong-scheme',
  'half-reply',
] as const;
/**
 * 'decline': the gateway accepts the request and its bank declines it later; only for captures, refunds and voids.
 * Realex's API replies at once that the bank has declined. 'bank-fault': the work is done, and the reply says that the
 * bank had a fault; only for Realex's API.
 * 'wrong-...': the work is done, and the reply reports a wrong amount, currency, reference or card scheme; only for
 * payments and their look-ups. 'half-reply': the reply breaks off; only for objects of a bucket.
 */
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  target: string;
  kind: FaultKind;
  /** The delay of 'slow' in milliseconds. */
  ms: number;
  /** HTTP status of 'error'. */
  status: number;
  /** The number of further calls that it affects; null means all. */
  times: number | null;
  /** How the paths of the affected calls begin, such as '/s3/releases/'; undefined for all of the target. */
  path?: string;
}

/** Everything that can be made to fail. */
export const faultTargets = [
  'checkoutcom:*',
  'checkoutcom:tokens',
  'checkoutcom:card-metadata',
  'checkoutcom:payments',
  'checkoutcom:payments-read',
  'checkoutcom:authorizations',
  'checkoutcom:captures',
  'checkoutcom:refunds',
  'checkoutcom:voids',
  'checkoutcom:payment-sessions',
  'checkoutcom:instruments',
  'checkoutcom:3ds',
  'checkoutcom:web-components',
  'apple-pay:session',
  'apple-pay:script',
  'google-pay:script',
  'realex:*',
  'realex:pay',
  'realex:settle',
  'realex:void',
  'realex:rebate',
  'realex:query',
  'realex:auth-mobile',
  'realex:card-cancel-card',
  'google:*',
  'google:autocomplete',
  'google:details',
  'google:geocode',
  'postcodes-io:lookup',
  'getaddress:*',
  'getaddress:autocomplete',
  'getaddress:get',
  'getaddress:find',
  'iterable:users',
  'turnstile:script',
  'turnstile:siteverify',
  'openid:*',
  'openid:discovery',
  'openid:token',
  'openid:keys',
  's3:*',
  's3:get',
  's3:put',
  's3:list',
  's3:delete',
  'streets:style',
  'streets:tile',
  'smtp',
  'sms',
] as const;

/** The fault switches, one per target. */
export class Faults {
  private readonly switches = new Map<string, Fault>();

  set(fault: Fault): void {
    this.switches.set(fault.target, fault);
  }

  all(): Fault[] {
    return [...this.switches.values()];
  }

  clear(target?: string): void {
    if (target === undefined) this.switches.clear();
    else this.switches.delete(target);
  }

  /** The fault for this call, which counts as one use; the target itself takes precedence over 'checkoutcom:*'. */
  take(target: string, path = ''): Fault | undefined {
    const fault = this.switches.get(target) ?? this.switches.get(`${target.split(':')[0]}:*`);
    if (!fault || !path.startsWith(fault.path ?? '')) return undefined;
    if (fault.times === null) return fault;
    if (fault.times <= 1) this.switches.delete(fault.target);
    else this.switches.set(fault.target, { ...fault, times: fault.times - 1 });
    return fault;
  }
}
