import Type, { type Static } from 'typebox';
import { INSTRUCTIONS_MAX_LENGTH, MESSAGING_DEVICE_ID_MAX_LENGTH } from '../constants';
import { BasketToken, Email, Id, Line, PersonName, Phone, shape } from '../declaration/shape';
import { SelectedAddress } from './address';
import { FulfilmentMethod, PaymentGateway, Platform } from './enumerations';

const FulfilmentDetails = shape({
  address: Type.Optional(SelectedAddress),
  slotId: Type.Optional(Id),
});

export const ProcessOrder = shape({
  basketToken: BasketToken,
  fulfilmentDetails: Type.Optional(FulfilmentDetails),
  channel: Type.Optional(Line(40)),
  paymentGateway: PaymentGateway,
  storeId: Id,
  firstname: PersonName,
  lastname: PersonName,
  emailAddress: Email,
  phoneNumber: Phone,
  fulfilmentMethod: FulfilmentMethod,
  platform: Type.Optional(Platform),
  messagingDeviceId: Type.Optional(Type.String({ maxLength: MESSAGING_DEVICE_ID_MAX_LENGTH })),
  instructions: Type.Optional(Type.String({ maxLength: INSTRUCTIONS_MAX_LENGTH })),
  referralCustomerId: Type.Optional(Id),
  referralPartnerId: Type.Optional(Id),
});
export type ProcessOrder = Static<typeof ProcessOrder>;
