import { COMPOSITION_ID } from '@storefront/releases/compositions/composition-id';
import {
  businessNames,
  canaryName,
  channelName,
  compositionId,
  duration,
  HELP,
  interval,
  namedVersions,
  only,
  packageName,
  passTime,
  pinnedBusiness,
  reasonText,
  shellOrigin,
  testedSuite,
  testedVersion,
  thingName,
  wholeNumber,
} from './argument-values';
import { assertTakesNoName, assertTakesOptions, commandOf } from './command-options';
import { developedPackage, portNumber, storefrontAddress } from './develop-values';
import type { NamedVersion, ReleaseCommand } from './release-command.types';
import { type Options, parseOptions } from './release-options';
import { readRolesCommand } from './role-arguments';

/** Whether the command line asks for the usage text alone, which needs no data folder. */
export const asksForHelp = ([first = 'help', ...others]: readonly string[]): boolean =>
  first === 'help' || [first, ...others].includes('--help');

/**
 * What the command line asks for.
 * @param packages the names that a command accepts
 * @param isOwnRepository whether the repository has one remote alone, so that npm needs no name of it
 * @throws Error with one sentence about what is wrong
 */
export function readReleaseArguments(
  args: readonly string[],
  packages: readonly string[],
  isOwnRepository = false,
): ReleaseCommand {
  const { values, positionals, tokens } = parseOptions(args);
  if (values.help) return { command: 'help', about: commandOf(positionals) };
  const asked = readCommand(positionals, values, packages, isOwnRepository);
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  assertTakesOptions(positionals, given);
  assertTakesNoName(asked.command, positionals);
  const despite = values['despite-failures'];
  const reasons = [
    ...(despite === undefined ? [] : [`despite failures: ${reasonText(despite, '--despite-failures')}`]),
    ...(values.reason === undefined ? [] : [reasonText(values.reason)]),
  ];
  return {
    ...asked,
    ...(reasons.length > 0 && { reason: reasons.join('; ') }),
    ...(despite !== undefined && { despiteFailures: true }),
    ...(values.channel !== undefined && { channel: channelName(values.channel) }),
    ...(values.json && { json: true }),
    ...(values['allow-misfit'] && { allowsMisfit: true }),
  };
}

function readCommand(
  positionals: readonly string[],
  values: Options,
  packages: readonly string[],
  isOwnRepository: boolean,
): ReleaseCommand {
  const [command = 'help', ...operands] = positionals;
  const [first] = operands;
  switch (command) {
    case 'help':
      return { command, about: operands.join(' ') || undefined };
    case 'status':
      return { command };
    case 'who-uses':
      return { command, thing: thingName(operands) };
    case 'check-api':
      return { command, source: only(operands) };
    case 'log':
      return {
        command,
        last: wholeNumber('--last', values.last, 9_999),
        publications: values.publications,
      };
    case 'link':
      return COMPOSITION_ID.test(first ?? '')
        ? { command, composition: only(operands), forMs: passTime(values.for) }
        : { command: 'link versions', versions: namedVersions(operands, packages), forMs: passTime(values.for) };
    case 'develop': {
      const name = packageName(developedPackage(operands, values.into, isOwnRepository), packages);
      const into = storefrontAddress(name, values.into, isOwnRepository);
      return { command, name, into, port: portNumber(values.port), forMs: passTime(values.for) };
    }
    case 'watch':
      return { command, shells: values.shell.map(shellOrigin), everyMs: interval(values.every) };
    case 'view':
      return { command, forMs: passTime(values.for) };
    case 'publish':
      return {
        command,
        name: packageName(only(operands), packages),
        build: !values['no-build'],
        uncommitted: values.uncommitted,
      };
    case 'tested':
      return { command, version: testedVersion(first, packages), ...testedSuite(operands.slice(1)) };
    case 'promote':
      if (values.from !== undefined)
        return {
          command: 'promote from',
          from: channelName(values.from),
          tested: first === undefined ? undefined : compositionId(only(operands)),
          allowsRemoval: values['allow-removal'],
        };
      return { command, versions: namedVersions(operands, packages), allowsRemoval: values['allow-removal'] };
    case 'canary':
      if (first === 'end') return { command: 'canary end', name: canaryName(only(operands.slice(1))) };
      if (first === 'list') return { command: 'canary list' };
      return readCanary(namedVersions(operands, packages), values);
    case 'pin':
      if (operands.length > 2) throw new Error(`Name one business, and one composition at most: ${HELP}.`);
      return {
        command,
        business: pinnedBusiness(first),
        composition: operands[1] === undefined ? undefined : compositionId(operands[1]),
      };
    case 'unpin':
      return { command, business: pinnedBusiness(only(operands)) };
    case 'rollback':
      if (first === undefined) return { command, composition: undefined };
      if (COMPOSITION_ID.test(only(operands))) return { command, composition: first };
      return { command: 'rollback package', name: packageName(first, packages) };
    case 'retire':
      return { command, name: packageName(only(operands), packages), allowsRemoval: values['allow-removal'] };
    case 'roles':
      return readRolesCommand(operands, values);
    case 'recover': {
      const after = wholeNumber('--after', values.after, Number.MAX_SAFE_INTEGER);
      return only(operands) === 'canaries'
        ? { command: 'recover canaries', after }
        : { command, composition: compositionId(only(operands)), after };
    }
    case 'clean':
      return {
        command,
        keep: wholeNumber('--keep', values.keep, 999),
        olderThanMs: duration('--older-than', values['older-than']),
        dryRun: values['dry-run'],
      };
    default:
      throw new Error(`There is no command '${command}': ${HELP}.`);
  }
}

function readCanary(versions: readonly NamedVersion[], { name, share, business }: Options): ReleaseCommand {
  return {
    command: 'canary',
    name: canaryName(name ?? versions[0]?.name ?? ''),
    versions,
    share: share === undefined ? undefined : wholeNumber('--share', share, 100),
    businesses: business && businessNames(business),
  };
}
