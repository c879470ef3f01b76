import { demoKeys } from '../src/config';

export interface Answer<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

type Wire = Record<string, unknown>;

const secret = { authorization: `Bearer ${demoKeys.secret}` };

/** The sandbox over HTTP, as shops and tests call it. */
export class SandboxClient {
  constructor(readonly address: string) {}

  async call<Body = Wire>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.address}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  get<Body = Wire>(path: string) {
    return this.call<Body>('GET', path);
  }

  form<Body = Wire>(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.call<Body>('POST', path, new URLSearchParams(fields).toString(), { ...type, ...headers });
  }

  /** Calls the gateway with the secret key. */
  gateway<Body = Wire>(method: string, path: string, body?: unknown, key?: string) {
    const idempotency: Record<string, string> = key === undefined ? {} : { 'cko-idempotency-key': key };
    return this.call<Body>(method, `/checkoutcom${path}`, body, { ...secret, ...idempotency });
  }

  card(number: string, rest: Record<string, unknown> = {}) {
    const body = {
      type: 'card',
      number,
      expiry_month: 12,
      expiry_year: 2035,
      cvv: number.startsWith('3') ? '1051' : '100',
    };
    return { ...body, ...(/^3[05]/.test(number) && { cvv: '100' }), ...rest };
  }

  async token(number = '4242424242424242'): Promise<string> {
    const { status, body } = await this.gateway('POST', '/tokens', this.card(number));
    if (status !== 201) throw new Error(`No token for ${number}: ${status} ${JSON.stringify(body)}`);
    return String(body.token);
  }

  /** Pays 25.00 with a new token of the card. */
  async pay(number = '4242424242424242', rest: Record<string, unknown> = {}, key?: string): Promise<Answer<Wire>> {
    const source = { type: 'token', token: await this.token(number) };
    return this.gateway('POST', '/payments', { source, amount: 2500, currency: 'GBP', ...rest }, key);
  }
}

/** A shop's request when the bank may want a challenge. */
export const withThreeDs = {
  '3ds': { enabled: true },
  capture: false,
  success_url: 'http://shop.localhost:1/paid?step=2',
  failure_url: 'http://shop.localhost:1/not-paid',
};
