export const faultKinds = [
  'slow',
  'error',
  'timeout-before',
  'timeout-after',
  'reset',
  'decline',
  'wrong-amount',
  'wrong-currency',
  'wrong-reference',
  'wrong-scheme',
] as const;
/**
 * 'decline': the gateway takes the request and its bank says no later; of captures, refunds and voids alone.
 * 'wrong-...': the work is done, and the reply states another amount, currency, reference or card scheme; of payments and their look-ups alone.
 */
export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  target: string;
  kind: FaultKind;
  /** Milliseconds that 'slow' takes longer. */
  ms: number;
  /** HTTP status of 'error'. */
  status: number;
  /** How many more calls it hits; null is all. */
  times: number | null;
}

/** Everything that can be made to fail. */
export const faultTargets = [
  'checkoutcom:*',
  'checkoutcom:tokens',
  'checkoutcom:card-metadata',
  'checkoutcom:payments',
  'checkoutcom:payments-read',
  'checkoutcom:captures',
  'checkoutcom:refunds',
  'checkoutcom:voids',
  'checkoutcom:payment-sessions',
  'checkoutcom:3ds',
  'checkoutcom:web-components',
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
  'smtp',
  'sms',
] as const;

/** The switches that make the world fail on purpose, one a target. */
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

  /** The fault that hits this call, which is one of its times; the target itself goes before 'checkoutcom:*'. */
  take(target: string): Fault | undefined {
    const fault = this.switches.get(target) ?? this.switches.get(`${target.split(':')[0]}:*`);
    if (!fault || fault.times === null) return fault;
    if (fault.times <= 1) this.switches.delete(fault.target);
    else this.switches.set(fault.target, { ...fault, times: fault.times - 1 });
    return fault;
  }
}
