/** In the order in which they are offered. */
export const walletNames = ['apple_pay', 'google_pay'] as const;
export type WalletName = (typeof walletNames)[number];

/** One payment by a wallet. */
export interface SheetRequest {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Charges the wallet's payment data, a JSON text. @returns whether the payment went on */
  charge(data: string): Promise<boolean>;
}

/** How the sheet ended: `charge` was called, the shopper closed it, or it could not be used. */
export type SheetResult = 'charged' | 'cancelled' | 'failed';

/** A wallet that this device can pay with. */
export interface Wallet {
  readonly name: WalletName;
  /** Opens the wallet's sheet; only within the shopper's press of a button, as browsers require. */
  open(request: SheetRequest): Promise<SheetResult>;
}
