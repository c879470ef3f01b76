import { openSheet, type PaymentSheet, walletSetting } from './payment-sheet';

interface PaymentRequest {
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly total: { readonly label: string; readonly amount: string };
}

interface MerchantSession {
  readonly domainName: string;
}

// The script's own URL determines where merchants are validated.
const script = document.currentScript as HTMLScriptElement | null;
const base = new URL('.', script?.src ?? location.href).href.replace(/\/$/, '');

/** Apple's session of one payment, without Apple: the same calls and events, and a sheet of test cards. */
class ApplePaySession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null = null;
  onpaymentauthorized: ((event: { payment: object }) => void) | null = null;
  oncancel: ((event: object) => void) | null = null;
  private sheet: PaymentSheet | undefined;

  static supportsVersion(version: number): boolean {
    return version <= 14;
  }

  static canMakePayments(): boolean {
    const setting = walletSetting('apple-pay');
    if (setting === 'broken') throw new Error('The simulated device does not answer');
    return setting !== 'none';
  }

  constructor(
    _version: number,
    private readonly request: PaymentRequest,
  ) {
    if (!navigator.userActivation.isActive) throw new Error('Must create a new ApplePaySession from a user gesture');
  }

  begin(): void {
    const { total, currencyCode, supportedNetworks } = this.request;
    const sheet = openSheet({
      wallet: 'Apple Pay',
      total: `${total.label}: ${total.amount} ${currencyCode}`,
      networks: supportedNetworks,
    });
    this.sheet = sheet;
    void sheet.choice.then((card) => {
      if (!this.sheet) return;
      this.sheet = undefined;
      if (!card) return this.oncancel?.({});
      const paymentData = { version: 'EC_v1', data: 'simulated', signature: 'simulated', test_card: card.number };
      this.onpaymentauthorized?.({ payment: { token: { paymentData, transactionIdentifier: crypto.randomUUID() } } });
    });
    setTimeout(() => this.onvalidatemerchant?.({ validationURL: `${base}/paymentservices/startSession` }), 0);
  }

  completeMerchantValidation(session: MerchantSession): void {
    if (session.domainName === location.hostname) this.sheet?.enable();
    else this.abort();
  }

  /** The merchant ends the payment: the sheet closes and no event follows. */
  abort(): void {
    const { sheet } = this;
    this.sheet = undefined;
    sheet?.close();
  }

  completePayment(): void {}
}

Object.assign(window, { ApplePaySession });
