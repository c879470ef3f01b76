/** The tokens that the simulated widget makes: `sandbox-token-<action>-<random>`. */
const TOKEN = /^sandbox-token-([a-z_]*)-[\w-]{8,80}$/;
const MAX_TOKENS = 10_000;

export interface Verification {
  success: boolean;
  'error-codes': string[];
  challenge_ts?: string;
  hostname?: string;
  action?: string;
  cdata?: string;
}

const failed = (...codes: string[]): Verification => ({ success: false, 'error-codes': codes });

/** The tokens that were verified: each counts once, and again only under the same idempotency key. */
export class TurnstileTokens {
  readonly #used = new Map<string, string | undefined>();

  constructor(
    readonly secret: string,
    readonly now: () => Date,
  ) {}

  verify(form: Readonly<Record<string, unknown>>): Verification {
    const { secret, response, idempotency_key: key } = form;
    if (!secret) return failed('missing-input-secret');
    if (secret !== this.secret) return failed('invalid-input-secret');
    if (!response) return failed('missing-input-response');
    const [whole, action] = TOKEN.exec(String(response)) ?? [];
    if (!whole) return failed('invalid-input-response');
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const isRepeated = idempotencyKey !== undefined && this.#used.get(whole) === idempotencyKey;
    if (this.#used.has(whole) && !isRepeated) return failed('timeout-or-duplicate');
    if (this.#used.size >= MAX_TOKENS) this.#used.delete(this.#used.keys().next().value ?? '');
    this.#used.set(whole, idempotencyKey);
    return {
      success: true,
      'error-codes': [],
      challenge_ts: this.now().toISOString(),
      hostname: 'localhost',
      action: action ?? '',
      cdata: '',
    };
  }
}
