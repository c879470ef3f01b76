/** One request to a place provider, for tests of what the shop sends. */
export interface PlacesRequest {
  provider: 'google' | 'postcodes-io' | 'getaddress';
  what: string;
  sessionToken: string | null;
  fieldMask: string | null;
}

const MAX_ENTRIES = 200;

export class PlacesRequestLog {
  private entries: PlacesRequest[] = [];

  record(
    provider: PlacesRequest['provider'],
    what: string,
    more: Partial<Pick<PlacesRequest, 'sessionToken' | 'fieldMask'>> = {},
  ): void {
    this.entries = [
      ...this.entries.slice(1 - MAX_ENTRIES),
      { provider, what, sessionToken: null, fieldMask: null, ...more },
    ];
  }

  all(): readonly PlacesRequest[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
  }
}
