import { HOUR_MS } from '@storefront/api/durations';
import { Option } from 'commander';
import { channelName, passTime, reasonOf } from './option-values';

export const CHANNEL_OPTION = [
  '--channel <name>',
  'which channel; by default RELEASE_CHANNEL, else stable, which is production',
  channelName,
] as const;
export const REASON_OPTION = ['--reason <text>', 'why, which the log keeps', reasonOf('--reason')] as const;
export const REMOVAL_OPTION = ['--allow-removal', 'although something that others use ends'] as const;
export const MISFIT_OPTION = [
  '--allow-misfit',
  'although the back end at STOREFRONT_URL cannot be read, or accepts or replies something else than it was built for',
] as const;
export const FAILURES_OPTION = [
  '--despite-failures <reason>',
  'although a suite failed with it; the log keeps the reason',
  reasonOf('--despite-failures'),
] as const;
export const FOR_OPTION = new Option('--for <time>', 'how long it is valid, such as 12h or 30d')
  .argParser(passTime)
  .default(8 * HOUR_MS, '8h');
export const JSON_OPTION = ['--json', 'print JSON, for programs'] as const;
export const VERSIONS_ARGUMENT = ['<names...>', 'each NAME or NAME@VERSION; by default the newest version'] as const;
export const NAME_ARGUMENT = ['<name>', 'the package'] as const;
