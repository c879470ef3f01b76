export interface TestCard {
  number: string;
  /** Any security code of the right length is accepted; this is the one in the documentation. */
  cvv: string;
  brand: 'Visa' | 'Mastercard' | 'American Express' | 'Discover' | 'JCB' | 'Diners Club International';
  outcome: 'approved' | 'declined';
  response_code: string;
  response_summary: string;
  /** With 3D Secure requested, the shopper must pass the bank's page. */
  challenge?: true;
  /**
   * The result of 3D Secure: 'Y' authenticated, 'A' attempted, 'N' not authenticated, 'R' rejected by the bank, 'U' the
   * card is not enrolled, 'none' the card does not support 3D Secure.
   */
  authentication: 'Y' | 'A' | 'N' | 'R' | 'U' | 'none';
  /** Captures and voids are accepted and later declined by an event. */
  later_actions_declined?: true;
  /** The bank declines every increment of an authorisation, or the gateway makes none on this card. */
  increments?: 'declined' | 'refused';
  /** Further notes for people. */
  note?: string;
}

type Rest = Partial<Omit<TestCard, 'number' | 'brand'>>;

const approved = (number: string, brand: TestCard['brand'], rest: Rest = {}): TestCard => ({
  number,
  brand,
  cvv: brand === 'American Express' ? '1051' : '100',
  outcome: 'approved',
  response_code: '10000',
  response_summary: 'Approved',
  authentication: 'Y',
  ...rest,
});

const declined = (number: string, response_code: string, response_summary: string, rest: Rest = {}): TestCard =>
  approved(number, 'Visa', { outcome: 'declined', response_code, response_summary, ...rest });

/** The gateway's published test cards and the outcome of a payment with each. Any other valid number is approved. */
export const testCards: readonly TestCard[] = [
  approved('4242424242424242', 'Visa', { note: 'Without a challenge here. An amount of 101 is declined with 20051.' }),
  approved('4543474002249996', 'Visa', { cvv: '956' }),
  approved('4659105569051157', 'Visa', { note: 'A debit card.' }),
  approved('2223000010479399', 'Mastercard', { cvv: '299' }),
  approved('5588686116426417', 'Mastercard'),
  approved('345678901234564', 'American Express'),
  approved('6011111111111117', 'Discover'),
  approved('30123456789019', 'Diners Club International', { cvv: '257' }),

  approved('5436031030606378', 'Mastercard', { cvv: '257', challenge: true, note: 'Ours: challenged every time.' }),
  approved('4485040371536584', 'Visa', {
    challenge: true,
    note: 'Ours: challenged every time; frictionless as published.',
  }),
  approved('4010061700000021', 'Visa', { challenge: true }),
  approved('5385308360135181', 'Mastercard', { challenge: true }),
  approved('372688581899681', 'American Express', { challenge: true }),
  approved('4152868552773614', 'Visa', { challenge: true, authentication: 'A' }),
  approved('4150561000000019', 'Visa', {
    challenge: true,
    authentication: 'R',
    note: 'The bank rejects whatever is typed.',
  }),
  approved('4243754271700719', 'Visa', {
    challenge: true,
    authentication: 'N',
    note: 'The bank rejects whatever is typed.',
  }),
  approved('4539628347117863', 'Visa', { authentication: 'N', note: 'Fails 3D Secure without a challenge.' }),
  approved('4275765574319271', 'Visa', { authentication: 'R', note: 'Fails 3D Secure without a challenge.' }),
  approved('4484070000035519', 'Visa', { authentication: 'U', note: 'Approved when attempt_n3d is true.' }),
  approved('378282246310005', 'American Express', { authentication: 'U', note: 'Approved when attempt_n3d is true.' }),
  approved('3530111333300000', 'JCB', {
    authentication: 'none',
    note: 'Declined with 20150 when 3D Secure is asked for.',
  }),
  approved('4532432452900131', 'Visa', {
    authentication: 'none',
    cvv: '257',
    note: 'Declined with 20150 when 3D Secure is asked for.',
  }),

  approved('4000000000005100', 'Visa', { increments: 'declined', note: 'Ours: approved once, more is declined.' }),
  approved('4000000000005209', 'Visa', { increments: 'refused', note: 'Ours: approved once, nothing can be added.' }),

  declined('4544249167673670', '20051', 'Insufficient Funds'),
  declined('4724117215951699', '20054', 'Expired Card'),
  declined('4897453568485113', '20059', 'Suspected Fraud'),
  declined('4095254802642505', '20068', 'Response Received Too Late / Timeout'),
  declined('4111111111111129', '20001', 'Refer To Card Issuer'),
  declined('4024007103573027', '20012', 'Invalid Transaction'),
  declined('4485381577182090', '20014', 'Invalid Card Number'),
  declined('4151512736305999', '20057', 'Transaction Not Permitted To Cardholder'),
  declined('4556294593757189', '20061', 'Activity Amount Limit Exceeded'),
  declined('4818924250131070', '20062', 'Restricted Card'),
  declined('4556253752712245', '20063', 'Security Violation'),
  declined('4500622868341387', '20154', '3DS Authentication Required'),
  declined('4734868958733862', '200N7', 'Decline For CVV2 Failure'),
  declined('4024007162185267', '30015', 'No Such Issuer'),
  declined('4941202060999329', '30041', 'Lost Card - Pick Up'),
  declined('4539253655711767', '30043', 'Stolen Card - Pick Up'),

  approved('4273149019799094', 'Visa', {
    later_actions_declined: true,
    note: 'Captures and voids are declined afterwards.',
  }),
];

/** The code that passes the bank's page; any other fails. */
export const CHALLENGE_PASSWORD = 'Checkout1!';
