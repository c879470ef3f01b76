/** A business's account with Apple; key and certificate never leave the server. */
export interface ApplePayAccount {
  merchantId: string;
  /** PEM texts for mutual TLS; undefined with the sandbox. */
  identity: { cert: string; key: string } | undefined;
  domainAssociation: string;
  scriptUrl: string;
  /** The sandbox's own address for merchant sessions, accepted besides Apple's hosts. */
  sandboxSessionUrl: string | undefined;
  /** Origins of the script, as Content-Security-Policy sources. */
  browserOrigins: readonly string[];
}

/** A business's account with Google. */
export interface GooglePayAccount {
  /** Null in Google's test environment. */
  merchantId: string | null;
  environment: 'TEST' | 'PRODUCTION';
  scriptUrl: string;
  browserOrigins: readonly string[];
}

export interface WalletAccounts {
  applePay: ApplePayAccount | undefined;
  googlePay: GooglePayAccount | undefined;
}
