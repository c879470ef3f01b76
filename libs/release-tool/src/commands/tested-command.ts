import { recordResult } from '@storefront/releases/publishing/test-results';
import { Argument, type Command } from 'commander';
import { CHANNEL_OPTION } from '../options/shared-options';
import type { ReleaseContext, SessionOptions } from '../session/release-context';
import type { ReleaseSession } from '../session/release-session';
import { chosenVersions } from '../versions/chosen-versions';
import { type NamedVersion, namedVersions } from '../versions/named-versions';

type Outcome = 'passed' | 'failed';

function suiteName(text: string): string {
  if (!/^[\w-]{1,40}$/.test(text))
    throw new Error(`'${text}' cannot name a suite: use up to 40 letters, digits and -.`);
  return text;
}

export const addTestedCommand = (program: Command, { open }: ReleaseContext) =>
  program
    .command('tested')
    .description('record what a suite found about a published version')
    // A newer version may have been published since the suite ran, so there is no default.
    .argument('<version>', 'NAME@VERSION')
    .argument('<suite>', 'the name of the suite', suiteName)
    .addArgument(new Argument('<outcome>', 'what it found').choices(['passed', 'failed']))
    .option(...CHANNEL_OPTION)
    .action(async (word: string, suite: string, outcome: Outcome, options: SessionOptions) => {
      const session = await open(options);
      const named = namedVersions([word], session.packages);
      if (named[0]?.version === undefined)
        throw new Error('tested takes NAME@VERSION, the version that the suite ran with.');
      return recordTested(session, named, suite, outcome);
    });

/** Records what a suite found, so that `promote` knows it. */
export async function recordTested(
  session: Pick<ReleaseSession, 'store' | 'key'>,
  named: readonly NamedVersion[],
  suite: string,
  outcome: Outcome,
): Promise<void> {
  const versions = await chosenVersions(session, named);
  for (const [name, version] of Object.entries(versions)) {
    await recordResult(session.store, session.key, { name, version, suite, outcome }, new Date());
    console.log(`Recorded that ${suite} ${outcome} with ${name} ${version}`);
  }
}
