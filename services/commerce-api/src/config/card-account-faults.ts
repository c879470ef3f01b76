type Environment = Readonly<Record<string, string | undefined>>;

/** The keys that services/sandbox accepts are published with the code. */
const PUBLISHED_KEYS = [
  'sk_sbox_storefrontsandboxsecretkey2',
  'pk_sbox_storefrontsandboxpublickey2',
  'storefront-sandbox-webhook-secret',
];

/**
 * The suffixes for which `env` has an account: '' is the account of all businesses, '_2' that of the business with id
 * 2.
 */
function accountsIn(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
    const [whole, business = ''] = /^CHECKOUTCOM_SECRET_KEY(_\d+)?$/.exec(name) ?? [];
    return whole && env[name] ? [business] : [];
  });
}

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:';

function faultsOfAccount(env: Environment, business: string): string[] {
  const allowsTest = (env[`CHECKOUTCOM_ACCOUNT${business}`] || env.CHECKOUTCOM_ACCOUNT) === 'test';
  const faults: string[] = [];
  for (const part of ['SECRET_KEY', 'PUBLIC_KEY', 'WEBHOOK_SECRET']) {
    const own = `CHECKOUTCOM_${part}${business}`;
    const value = env[own] || env[`CHECKOUTCOM_${part}`];
    if (!value) faults.push(`${own} is missing: the account with Checkout.com needs it`);
    else if (PUBLISHED_KEYS.includes(value)) faults.push(`${own} must not be the sandbox's, which is public`);
    else if (part === 'SECRET_KEY' && /^sk_(sbox|test)_/.test(value) && !allowsTest)
      faults.push(
        `${own} belongs to a test account, whose test cards place orders; CHECKOUTCOM_ACCOUNT=test allows it`,
      );
  }
  for (const part of ['URL', 'SCRIPT_URL']) {
    const own = `CHECKOUTCOM_${part}${business}`;
    const value = env[own] || env[`CHECKOUTCOM_${part}`];
    if (value && !isHttps(value)) faults.push(`${own} must be https://…: keys and card details are sent to it`);
  }
  return faults;
}

/** Faults of the card accounts that can be found without knowing the businesses. */
export function cardAccountFaults(env: Environment): string[] {
  const accounts = accountsIn(env);
  if (accounts.length === 0 && env.CARD_PAYMENTS !== 'none')
    return [
      'CHECKOUTCOM_SECRET_KEY is missing: the account that cards are charged through; CARD_PAYMENTS=none states that there is none',
    ];
  return accounts.flatMap((business) => faultsOfAccount(env, business));
}

/**
 * One line for each business that offers card payments but has neither an account nor a setting which says that it has
 * none.
 */
export function businessesWithoutCards(
  env: Environment,
  businesses: readonly { id: number; name: string }[],
): string[] {
  const isStated = (id: number) => (env[`CARD_PAYMENTS_${id}`] || env.CARD_PAYMENTS) === 'none';
  const hasAccount = (id: number) => env[`CHECKOUTCOM_SECRET_KEY_${id}`] || env.CHECKOUTCOM_SECRET_KEY;
  return businesses
    .filter(({ id }) => !hasAccount(id) && !isStated(id))
    .map(
      ({ id, name }) =>
        `CHECKOUTCOM_SECRET_KEY_${id} is missing: the card account of ${name}; CARD_PAYMENTS_${id}=none states that it has none`,
    );
}
