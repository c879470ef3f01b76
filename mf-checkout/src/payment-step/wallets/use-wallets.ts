import type { CardGatewayName } from '@storefront/api/card-gateways';
import type { ApiClient } from '@storefront/api/client';
import type { StoreDetails } from '@storefront/api/entities/store';
import { applePayCheckFailed } from '@storefront/messages/payment';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { cardGatewayNamed } from '../payment-gateway';
import { applePay } from './apple-pay';
import { googlePay } from './google-pay';
import { type Wallet, type WalletName, walletNames } from './wallet.types';

/** The wallets of this device that the store accepts. */
interface DeviceWallets {
  readonly kind: 'read';
  /** The gateway that charges them; undefined without wallets. */
  readonly gateway: CardGatewayName | undefined;
  readonly wallets: readonly Wallet[];
  /** Why one is missing. */
  readonly notice: string | undefined;
}

/** What is known of the wallets at one moment. */
export interface FoundWallets extends DeviceWallets {
  /** The wallets that the store accepts, and of which the device has not answered yet. */
  readonly awaited: readonly WalletName[];
}

const NONE: DeviceWallets = { kind: 'read', gateway: undefined, wallets: [], notice: undefined };

async function readWallets(api: ApiClient, storeId: number): Promise<DeviceWallets> {
  const offers = await api.call('POST /payments/wallet-offers', { body: { storeId } });
  const gateway = offers.ok ? cardGatewayNamed(offers.data.paymentGateway) : undefined;
  if (!offers.ok || !gateway) return NONE;
  const { applePay: apple, googlePay: google } = offers.data;
  let notice: string | undefined;
  const found = await Promise.all([
    apple &&
      applePay(apple, { api, storeId }).catch(() => {
        notice = applePayCheckFailed;
      }),
    // A browser that cannot load Google's script has no Google Pay, like one that answers so.
    google && googlePay(google).catch(() => undefined),
  ]);
  return { kind: 'read', gateway, wallets: found.filter((wallet) => wallet != null), notice };
}

/** Asks the device for the wallets that the store accepts; a script is loaded only for those. */
export function useWallets({ id, paymentMethods }: Pick<StoreDetails, 'id' | 'paymentMethods'>): FoundWallets {
  const { api } = usePageContext();
  const accepted = walletNames.filter((name) => paymentMethods.includes(name));
  const read = useCallback(() => readWallets(api, id), [api, id]);
  const [reading] = useRead(accepted.length > 0 ? read : undefined);
  const found = reading.kind === 'read' ? reading : NONE;
  return { ...found, awaited: reading.kind === 'loading' ? accepted : [] };
}
