import { Command, CommanderError } from 'commander';
import { addCanaryCommands } from '../commands/canary-commands';
import { addCheckApiCommand } from '../commands/check-api-command';
import { addCleanCommand } from '../commands/clean-command';
import { addDevelopCommand } from '../commands/develop-command';
import { addLinkCommands } from '../commands/link-commands';
import { addLogCommand } from '../commands/log-command';
import { addPinCommands } from '../commands/pin-commands';
import { addPromoteCommand } from '../commands/promote-command';
import { addPublishCommand } from '../commands/publish-command';
import { addRecoverCommand } from '../commands/recover-command';
import { addRoleCommands } from '../commands/role-commands';
import { addRollbackCommands } from '../commands/rollback-commands';
import { addStatusCommand } from '../commands/status-command';
import { addTestedCommand } from '../commands/tested-command';
import { addWatchCommand } from '../commands/watch-command';
import { addWhoUsesCommand } from '../commands/who-uses-command';
import type { ReleaseContext } from '../session/release-context';
import { assertNotTakenByNpm } from './taken-by-npm';

/** Columns of help that goes to no terminal: one line for most commands. */
const HELP_COLUMNS = 120;

/** In the order of the help. */
const parts = [
  addPublishCommand,
  addTestedCommand,
  addPromoteCommand,
  addCanaryCommands,
  addPinCommands,
  addRollbackCommands,
  addRecoverCommand,
  addStatusCommand,
  addWhoUsesCommand,
  addCheckApiCommand,
  addLinkCommands,
  addDevelopCommand,
  addWatchCommand,
  addLogCommand,
  addCleanCommand,
  addRoleCommands,
];

/** @param words the command line, whose options each need a value that is no option */
export function createProgram(context: ReleaseContext, words: readonly string[] = []): Command {
  const program = new Command('npm run release --')
    .addHelpText('after', '\nWhat a command takes: npm run release -- help COMMAND')
    .addHelpText('afterAll', `\nNAME is one of ${context.packages.join(', ')}`)
    .configureOutput({
      getOutHelpWidth: () => process.stdout.columns ?? HELP_COLUMNS,
      writeOut: (text) => console.log(text.trimEnd()),
      // Thrown, too.
      writeErr: () => undefined,
    })
    .exitOverride()
    // runWords understands `help`, in front of an action of a group, too.
    .helpCommand(false)
    // The next word is an option's value even if it is an option itself, and the value was forgotten.
    .hook('preAction', (_, command) => {
      for (const { long, required } of command.options) {
        const option = required && words.find((word, at) => words[at - 1] === long && word.startsWith('--'));
        if (option) throw new Error(`${long} lacks its value: ${option} is an option`);
      }
    });
  for (const add of parts) add(program, context);
  return program;
}

const optionNames = (command: Command): string[] => [
  ...command.options.map((option) => option.name()),
  ...command.commands.flatMap(optionNames),
];

/** Runs the words after `npm run release --`. @throws Error with a sentence for the person who releases */
export async function runWords(given: readonly string[], context: ReleaseContext): Promise<void> {
  // npm passes on a second '--'.
  const words = given.filter((word) => word !== '--');
  const [first = 'help', ...rest] = words;
  const program = createProgram(context, words);
  assertNotTakenByNpm(optionNames(program));
  const isKnown = rest.length === 0 || program.commands.some((command) => command.name() === rest[0]);
  // An unknown command has no help; its error names the nearest one.
  const asked = isKnown ? [...rest, '--help'] : rest;
  try {
    await program.parseAsync(first === 'help' ? asked : words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const sentence = error.message.replace(/^error: ./, (start) => (start.at(-1) ?? '').toUpperCase());
    if (error.exitCode !== 0) throw new Error(sentence.replace(/\n\((.*)\)$/, '. $1'));
  }
}
