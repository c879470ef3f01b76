import { Command, CommanderError } from 'commander';
import { addApiKeysCommands } from './access/api-keys-command';
import { addOperatorsCommands } from './access/operators-command';
import { addWebhooksCommands } from './access/webhooks-command';
import { addBusinessCommand } from './business/business-command';
import { addComplaintsCommand } from './complaints-command';
import { addContactsCommand } from './contacts-command';
import type { OpsContext } from './context';
import { addCouponsCommands } from './coupons-command';
import { addDayCloseCommand } from './day-close/day-close-command';
import { addDoctorCommand } from './doctor/doctor-command';
import { addJobsCommand } from './doctor/jobs-command';
import { addFutureContactsCommand } from './future-contacts-command';
import { addImportCommand } from './import/import-command';
import { addInitCommand } from './init/init-command';
import { addKeysCommand } from './keys-command';
import { addOfferCommand } from './offer-command';
import { addOrderCommands } from './order-commands';
import { addPickingCommands } from './picking-commands';
import { addPlacesCommands } from './places/places-command';
import { addReconcileCommand } from './reconcile-command';
import { addReferralsCommand } from './referrals-command';
import { addSlotsCommand } from './slots-command';

/** Columns of help that goes to no terminal: one line for each command. */
const HELP_COLUMNS = 120;

/** In the order of the help. */
const parts = [
  addOrderCommands,
  addPickingCommands,
  addOperatorsCommands,
  addApiKeysCommands,
  addWebhooksCommands,
  addReconcileCommand,
  addDayCloseCommand,
  addComplaintsCommand,
  addContactsCommand,
  addFutureContactsCommand,
  addSlotsCommand,
  addCouponsCommands,
  addReferralsCommand,
  addOfferCommand,
  addInitCommand,
  addBusinessCommand,
  addImportCommand,
  addPlacesCommands,
  addKeysCommand,
  addJobsCommand,
  addDoctorCommand,
];

export function createProgram(context: OpsContext): Command {
  const program = new Command('npm run ops --')
    .addHelpText(
      'after',
      `
What a command takes: npm run ops -- help COMMAND

PORT, DATA_DIR and ADMIN_KEY are those of the running storefront. Operators set OPERATOR_KEY to their own key.`,
    )
    .configureOutput({
      getOutHelpWidth: () => process.stdout.columns ?? HELP_COLUMNS,
      writeOut: (text) => context.print(text.trimEnd().split('\n')),
      // Thrown, too.
      writeErr: () => undefined,
    })
    .exitOverride()
    // runWords understands `help`, in front of an action of a group, too.
    .helpCommand(false)
    // The next word is an option's value even if it is an option itself, and the value was forgotten.
    .hook('preAction', (_, command) => {
      for (const option of command.options) {
        const value = command.getOptionValue(option.attributeName());
        if (String(value).startsWith('-')) throw new Error(`${option.long} lacks its value: ${value} is an option`);
      }
    });
  for (const add of parts) add(program, context);
  return program;
}

/** Runs the words after `npm run ops --`. @throws Error with a sentence for the operator */
export async function runWords(words: readonly string[], context: OpsContext): Promise<void> {
  const [first = 'help', ...rest] = words;
  try {
    const program = createProgram(context);
    const isKnown = rest.length === 0 || program.commands.some((command) => command.name() === rest[0]);
    // An unknown command has no help; its error names the nearest one.
    const asked = isKnown ? [...rest, '--help'] : rest;
    await program.parseAsync(first === 'help' ? asked : words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const sentence = error.message.replace(/^error: ./, (start) => (start.at(-1) ?? '').toUpperCase());
    if (error.exitCode !== 0) throw new Error(sentence.replace(/\n\((.*)\)$/, '. $1'));
  }
}
