/** One request to a place provider, for tests of what the shop sends. */
export interface Asked {
  provider: 'google' | 'postcodes-io' | 'getaddress';
  what: string;
  sessionToken: string | null;
  fieldMask: string | null;
}

const MOST = 200;

export class AskedPlaces {
  private entries: Asked[] = [];

  note(provider: Asked['provider'], what: string, more: Partial<Pick<Asked, 'sessionToken' | 'fieldMask'>> = {}): void {
    this.entries = [...this.entries.slice(1 - MOST), { provider, what, sessionToken: null, fieldMask: null, ...more }];
  }

  all(): readonly Asked[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
  }
}
