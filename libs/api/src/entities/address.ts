import Type, { type Static } from 'typebox';
import { ADDRESS_LINE_MAX_LENGTH, NAME_MAX_LENGTH } from '../constants';
import { CountryCode, Id, Line, Postcode, shape } from '../shape';

export const selectedAddressFields = {
  country: CountryCode,
  addressLine1: Line(120),
  addressLine2: Type.Optional(Type.String({ maxLength: ADDRESS_LINE_MAX_LENGTH })),
  postcode: Postcode,
  town: Line(80),
  county: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
};

export const SelectedAddress = shape(selectedAddressFields);
export type SelectedAddress = Static<typeof SelectedAddress>;

/** An entry of a member's address book. */
export const Address = shape({ addressId: Id, isDefault: Type.Boolean(), ...selectedAddressFields });
export type Address = Static<typeof Address>;

export const Country = shape({ code: CountryCode, name: Type.String() });
export type Country = Static<typeof Country>;
