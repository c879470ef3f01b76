import { WalletOffers } from '../../entities/wallet-offers';
import { defineOperation } from '../../operation';
import { Id, shape } from '../../shape';

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
