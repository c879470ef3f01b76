import type { Environment } from './gateway-configuration.types';
import { gatewayConfigurations } from './gateway-configurations';

const configurations = Object.values(gatewayConfigurations);
const anyAccountSetting = (suffix = ''): string =>
  configurations.map(({ accountSetting }) => `${accountSetting}${suffix}`).join(' or ');

/**
 * The suffixes for which `env` has an account: '' is the account of all businesses, '_2' that of the business with id
 * 2.
 */
function accountsIn(env: Environment, accountSetting: string): string[] {
  return Object.keys(env).flatMap((name) => {
    const business = name.startsWith(accountSetting) ? name.slice(accountSetting.length) : undefined;
    return business !== undefined && /^(_\d+)?$/.test(business) && env[name] ? [business] : [];
  });
}

/** Faults of the card accounts that can be found without knowing the businesses. */
export function cardAccountFaults(env: Environment): string[] {
  const accounts = configurations.flatMap((configuration) =>
    accountsIn(env, configuration.accountSetting).map((business) => ({ configuration, business })),
  );
  if (accounts.length === 0 && env.CARD_PAYMENTS !== 'none')
    return [
      `${anyAccountSetting()} is missing: the account that cards are charged through; CARD_PAYMENTS=none states that there is none`,
    ];
  return accounts.flatMap(({ configuration, business }) => configuration.accountFaults(env, business));
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
  const hasAccount = (id: number) =>
    configurations.some(({ accountSetting }) => env[`${accountSetting}_${id}`] || env[accountSetting]);
  return businesses
    .filter(({ id }) => !hasAccount(id) && !isStated(id))
    .map(
      ({ id, name }) =>
        `${anyAccountSetting(`_${id}`)} is missing: the card account of ${name}; CARD_PAYMENTS_${id}=none states that it has none`,
    );
}
