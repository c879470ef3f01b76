/** Data that a package stores in the browser's localStorage or sessionStorage. The cookies page lists it. */
export interface StorageDeclaration {
  /**
   * Starts with the remote's prefix and ':' ('checkout:open-payment'), or in the shell and the libraries with 'sf.'. A
   * key that ends in ':' or '.' is a prefix of several.
   */
  readonly key: string;
  /** What it is for, in words for shoppers: 'Your last searches.' */
  readonly purpose: string;
  /** How long it is stored: 'Until you close the tab'. */
  readonly storedFor: string;
  /** It is stored only after the shopper agreed to cookies that are not needed to shop. */
  readonly needsConsent?: true;
  /** Stays when a new session version clears the browser's storage, and when a log-out clears the tab's. */
  readonly preserved?: true;
}
