import { openSheet, walletSetting } from './payment-sheet';

interface PaymentMethod {
  readonly parameters: { readonly allowedCardNetworks: readonly string[] };
  readonly tokenizationSpecification?: { readonly parameters: { readonly gatewayMerchantId: string } };
}

interface PaymentDataRequest {
  readonly allowedPaymentMethods: readonly PaymentMethod[];
  readonly transactionInfo: { readonly totalPrice: string; readonly currencyCode: string };
}

/** Google's client, without Google: the same calls, and a sheet of test cards. */
class PaymentsClient {
  async isReadyToPay(): Promise<{ result: boolean }> {
    const setting = walletSetting('google-pay');
    return { result: setting !== 'none' };
  }

  async loadPaymentData({ allowedPaymentMethods: [method], transactionInfo }: PaymentDataRequest): Promise<object> {
    if (walletSetting('google-pay') === 'broken' || !method?.tokenizationSpecification?.parameters.gatewayMerchantId)
      throw Object.assign(new Error('The request is not valid'), { statusCode: 'DEVELOPER_ERROR' });
    const { totalPrice, currencyCode } = transactionInfo;
    const networks = method.parameters.allowedCardNetworks;
    const sheet = openSheet({ wallet: 'Google Pay', total: `${totalPrice} ${currencyCode}`, networks });
    sheet.enable();
    const card = await sheet.choice;
    if (!card) throw Object.assign(new Error('The shopper closed the sheet'), { statusCode: 'CANCELED' });
    const token = { protocolVersion: 'ECv2', signature: 'simulated', signedMessage: '{}', test_card: card.number };
    return { paymentMethodData: { type: 'CARD', tokenizationData: { token: JSON.stringify(token) } } };
  }
}

Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
