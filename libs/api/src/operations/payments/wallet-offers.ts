import { defineOperation } from '../../declaration/operation';
import { Id, shape } from '../../declaration/shape';
import { WalletOffers } from '../../entities/wallet-offers';

export const walletOffers = defineOperation({
  key: 'POST /payments/wallet-offers',
  id: 'walletOffers',
  domain: 'payments',
  summary: 'The wallets that can pay at a store, with what the browser needs for each',
  safe: true,
  session: { usesGuestDetails: true },
  body: shape({ storeId: Id }),
  reply: WalletOffers,
  errors: ['store_not_found'],
});
