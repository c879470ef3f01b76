/** A published test card and the outcome of a payment with it; any other valid number is authorised. */
export interface RealexTestCard {
  readonly number: string;
  readonly result: string;
  readonly message: string;
  /** The bank asks the shopper to confirm. */
  readonly challenge?: true;
  readonly note: string;
}

export const AUTHORISED = { result: '00', message: '[ test system ] Authorised' } as const;
export const NOT_AUTHENTICATED = { result: '110', message: '[ test system ] 3D Secure authentication failed' } as const;
export const CANCELLED = { result: '-1', message: '[ test system ] Cancelled by the cardholder' } as const;

export const realexTestCards: readonly RealexTestCard[] = [
  { number: '4263970000005262', ...AUTHORISED, note: 'Authorised without a challenge.' },
  { number: '4012001038488884', ...AUTHORISED, challenge: true, note: 'The bank asks for its code.' },
  { number: '4012001037461114', ...NOT_AUTHENTICATED, note: 'The bank does not confirm the shopper.' },
  { number: '4000120000001154', result: '101', message: '[ test system ] Declined', note: 'Declined by the bank.' },
  {
    number: '4000130000001724',
    result: '102',
    message: '[ test system ] Declined, refer to the issuer',
    note: 'Referred to the bank.',
  },
  {
    number: '4000160000004147',
    result: '103',
    message: '[ test system ] Declined, lost or stolen card',
    note: 'Reported lost or stolen.',
  },
];

/** The code that passes the bank's page; any other fails. */
export const BANK_CODE = 'Realex1!';
