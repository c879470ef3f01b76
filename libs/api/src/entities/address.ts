import Type, { type Static } from 'typebox';
import {
  AddressLine,
  CountryCode,
  Id,
  OptionalAddressLine,
  OptionalTown,
  Postcode,
  shape,
  Town,
} from '../declaration/shape';

export const selectedAddressFields = {
  country: CountryCode,
  addressLine1: AddressLine,
  addressLine2: Type.Optional(OptionalAddressLine),
  postcode: Postcode,
  town: Town,
  county: Type.Optional(OptionalTown),
};

export const SelectedAddress = shape(selectedAddressFields);
export type SelectedAddress = Static<typeof SelectedAddress>;

/** An entry of a member's address book. */
export const Address = shape({ addressId: Id, isDefault: Type.Boolean(), ...selectedAddressFields });
export type Address = Static<typeof Address>;

export const Country = shape({ code: CountryCode, name: Type.String() });
export type Country = Static<typeof Country>;
