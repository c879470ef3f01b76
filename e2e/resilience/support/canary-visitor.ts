import { writeConsent } from '../../../shell/src/consent/consent';

let addresses = 0;
/** Shells count a failure once for each address. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** Makes the calls of a page's scripts as a visitor with a canary number, from an address of their own. */
export class CanaryVisitor {
  private readonly cookies: Map<string, string>;
  private readonly address = nextAddress();

  /**
   * @param shellUrl of a shell that trusts this machine as its proxy
   * @param isIn whether the number is a canary's
   */
  constructor(
    private readonly shellUrl: string,
    number: number,
    isIn: boolean,
  ) {
    this.cookies = new Map([
      ['sf_canary', `${isIn ? 'in' : 'out'}:${number}`],
      ['sf_consent', writeConsent({ measurement: true, marketing: false })],
    ]);
  }

  /** The document of a page, and the session call of its scripts. @returns the document's status */
  async open(path: string): Promise<number> {
    const { status } = await this.send(path);
    await this.begin();
    return status;
  }

  /** The session call, which counts as a visit. */
  async begin(): Promise<void> {
    await this.send('/en-gb/session');
  }

  /** The page's largest paint. */
  async paint(ms: number, composition: string): Promise<void> {
    await this.post('/en-gb/measurements', { data: { name: 'LCP', value: ms, page: './CategoryPage', composition } });
  }

  /** What `ShopperSession` needs. @param url a path, or an address of this shell */
  async post(url: string, { data }: { data: object }) {
    const reply = await this.send(url.replace(this.shellUrl, ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    const text = await reply.text();
    return {
      ok: () => reply.ok,
      status: () => reply.status,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  }

  private async send(path: string, { headers, ...init }: { headers?: Record<string, string> } & RequestInit = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(this.shellUrl + path, {
      ...init,
      headers: { ...headers, cookie, origin: this.shellUrl, 'x-forwarded-for': this.address },
    });
    for (const text of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      this.cookies.set(name, value);
    }
    return reply;
  }
}
