import Type, { type Static } from 'typebox';
import { BasketToken, Email, Id, Line, Phone, shape } from '../shape';
import { SelectedAddress } from './address';
import { FulfilmentMethod, PaymentGateway, Platform } from './enumerations';

export const FulfilmentDetails = shape({
  address: Type.Optional(SelectedAddress),
  slotId: Type.Optional(Id),
});

export const ProcessOrder = shape({
  basketToken: BasketToken,
  fulfilmentDetails: Type.Optional(FulfilmentDetails),
  channel: Type.Optional(Line(40)),
  paymentGateway: PaymentGateway,
  storeId: Id,
  firstname: Line(80),
  lastname: Line(80),
  emailAddress: Email,
  phoneNumber: Phone,
  fulfilmentMethod: FulfilmentMethod,
  platform: Type.Optional(Platform),
  messagingDeviceId: Type.Optional(Type.String({ maxLength: 200 })),
  instructions: Type.Optional(Type.String({ maxLength: 500 })),
  referralCustomerId: Type.Optional(Id),
  referralPartnerId: Type.Optional(Id),
});
export type ProcessOrder = Static<typeof ProcessOrder>;
