import type { ProblemField } from '@storefront/api/entities/problem';
import { themeFaults } from '@storefront/ui/themes/own-theme';
import { refuse } from '../../problem';
import type { Business } from './businesses.repository';
import { readMembershipId } from './retail-membership-id';
import { allHostsOf, asSubBusiness } from './sub-business';

/** A fault in a business's files: its path and the reason. */
export const fault = (path: string, message: string): ProblemField => ({ path, message, code: 'setting_invalid' });

/** @throws Problem validation_failed with all faults, if there are any */
export function throwIfInvalid(faults: ProblemField[]): void {
  if (faults.length) throw refuse('validation_failed', 'Some settings are invalid', faults);
}

function doesNotThrow(check: () => unknown): boolean {
  try {
    return Boolean(check());
  } catch {
    return false;
  }
}

const themeProblems = ({ brand, settings }: Business, path: string): ProblemField[] =>
  themeFaults(brand, settings.theme).map(({ token, why }) => fault(`${path}/${token}`, why));

/** Finds well-formed settings that still cannot work, each with its path in the file. */
export function settingsFaults(business: Business): ProblemField[] {
  const { settings } = business;
  const faults = themeProblems(business, 'theme');
  settings.postcodeRules.forEach(({ pattern, example, maxLength }, at) => {
    const path = `postcodeRules/${at}`;
    if (!doesNotThrow(() => new RegExp(pattern)))
      faults.push(fault(`${path}/pattern`, `${pattern} is not a regular expression`));
    else if (!new RegExp(pattern).test(example))
      faults.push(fault(`${path}/example`, `${example} breaks its own rule`));
    if (example.length > maxLength) faults.push(fault(`${path}/maxLength`, `${example} is longer than ${maxLength}`));
  });
  const { retailMembership } = settings;
  if (retailMembership && !doesNotThrow(() => new RegExp(retailMembership.pattern)))
    faults.push(fault('retailMembership/pattern', `${retailMembership.pattern} is not a regular expression`));
  else if (retailMembership && !readMembershipId(retailMembership, retailMembership.example))
    faults.push(fault('retailMembership/example', `${retailMembership.example} breaks its own rule`));
  if (settings.loyalty?.kind === 'tiers') {
    const starts = settings.loyalty.tiers.map(({ from }) => from);
    if (new Set(starts).size < starts.length)
      faults.push(fault('loyalty/tiers', 'two tiers begin at the same balance'));
  }
  if (!doesNotThrow(() => new Intl.DateTimeFormat('en-GB', { timeZone: settings.timeZone })))
    faults.push(fault('timeZone', `${settings.timeZone} is not a time zone, such as Europe/London`));
  if (!Intl.supportedValuesOf('currency').includes(settings.currency))
    faults.push(fault('currency', `${settings.currency} is not a currency, such as GBP`));
  const hosts = allHostsOf(business);
  for (const host of hosts.filter((each, at) => hosts.indexOf(each) !== at))
    faults.push(fault('hosts', `${host} is named twice`));
  (settings.subBusinesses ?? []).forEach(({ subBusinessId }, at, all) => {
    const path = `subBusinesses/${at}`;
    if (all.findIndex((other) => other.subBusinessId === subBusinessId) !== at)
      faults.push(fault(`${path}/subBusinessId`, `${subBusinessId} is given twice`));
    const sub = asSubBusiness(business, subBusinessId);
    if (sub && all[at]?.theme) faults.push(...themeProblems(sub, `${path}/theme`));
  });
  return faults;
}
