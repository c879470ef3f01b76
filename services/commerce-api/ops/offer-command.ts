import type { Command } from 'commander';
import type { OpsContext } from './context';
import { BUSINESS_OPTION } from './option-values';

export const addOfferCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('offer')
    .description('mail members who agreed to offers by e-mail')
    .argument('<subject>', 'the subject of the mail')
    .argument('<text...>', 'what it says; each further text is a paragraph')
    .option(...BUSINESS_OPTION)
    .action(async (subject: string, text: string[], { business }: { business?: string }) => {
      const body = { business, subject, text: text.join('\n\n') };
      const sent = await client().call('POST /admin/marketing-mail', { body });
      if (!sent.ok) throw new Error(sent.error.detail);
      print([`The mail is queued for ${sent.data.recipients} members who agreed to it`]);
    });
