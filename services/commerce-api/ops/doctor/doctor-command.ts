import type { Finding } from '@storefront/api/entities/finding';
import type { Command } from 'commander';
import { runChecks } from '../../src/modules/doctor/run-checks';
import type { OpsContext } from '../context';
import type { ShellAddress } from './ask-shell';
import { certificates } from './checks/certificates';
import { hosts } from './checks/hosts';
import { keys } from './checks/keys';
import { pictures } from './checks/pictures';
import { shell } from './checks/shell';
import { examineService } from './examine-service';
import { reportLines } from './report-lines';

/** The service gives each of its checks nine seconds. */
const SERVICE_DEADLINE_MS = 15_000;
/** For a check of this command: it opens a connection, or asks the shell twice. */
const CHECK_DEADLINE_MS = 8_000;
const HTTPS_PORT = 443;
const SHELL_PORT = 4200;

const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3})$/;

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--url and STOREFRONT_URL take an address such as https://shop.example, not ${text}`);
  return url;
}

/** Everything that the service and this machine know about the installation. */
async function diagnose({ client, keysDir, picturesDir }: OpsContext, named: URL | undefined): Promise<Finding[]> {
  const { env } = process;
  const examined = await examineService(() => client(SERVICE_DEADLINE_MS));
  const { production, businesses, findings } = examined;
  const address: ShellAddress = named
    ? { origin: named.origin }
    : { origin: `http://localhost:${env.PORT || SHELL_PORT}`, host: businesses[0]?.hosts[0] };
  // What a demonstration lacks is made when it is first looked at, or does not concern it.
  const inProduction = production ? businesses : [];
  const publicHosts = businesses.flatMap((business) => business.hosts).filter((host) => !LOCAL.test(host));
  const own = await runChecks(
    {
      shell: () => shell(address),
      hosts: async () => hosts(inProduction, env.PRODUCTION_HOSTS),
      certificates: async () =>
        named?.protocol === 'https:' ? certificates(publicHosts, Number(named.port) || HTTPS_PORT) : [],
      keys: () => keys(keysDir(), env),
      pictures: () => pictures(picturesDir(), inProduction, process.env.RELEASES_BUCKET_URL),
    },
    CHECK_DEADLINE_MS,
  );
  return [...findings, ...own];
}

export const addDoctorCommand = (program: Command, context: OpsContext) =>
  program
    .command('doctor')
    .description('check the installation: what is wrong, what it means, what to do')
    .option('--url <address>', "the shop's public address; unset is STOREFRONT_URL, or the shell on this machine")
    .option('--json', 'the findings as JSON')
    .action(async ({ url, json }: { url?: string; json?: true }) => {
      const named = url || process.env.STOREFRONT_URL;
      const findings = await diagnose(context, named ? parseUrl(named) : undefined);
      if (json) process.stdout.write(`${JSON.stringify({ findings }, null, 2)}\n`);
      else context.print(reportLines(findings));
      process.exitCode = findings.some(({ state }) => state === 'wrong') ? 1 : 0;
    });
