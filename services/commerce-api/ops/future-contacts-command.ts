import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { formatTable } from './table';

export const addFutureContactsCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('future-contacts')
    .description('people who wait for a store, there or everywhere')
    .argument('[postcode...]', 'a postcode or its start')
    .option('--business <name>', 'only those of a business; needed with --answered')
    .option('--open', 'only those who were not written to')
    .option('--answered', 'mark those of the postcode as written to')
    .action(async (words: string[], options: { business?: string; open?: true; answered?: true }) => {
      const { business, open: openOnly, answered } = options;
      // A postcode may be typed with its space.
      const postcode = words.join(' ').toUpperCase() || undefined;
      if (answered) {
        if (!postcode) throw new Error('Which postcode? For example: future-contacts TR1 --answered');
        if (business === undefined) throw new Error('Which business? Name it with --business');
        const marked = await client().call('POST /admin/future-contacts-answered', { body: { business, postcode } });
        if (!marked.ok) throw new Error(marked.error.detail);
        return print([`${marked.data.answered} at ${postcode} are marked as written to`]);
      }
      const result = await client().call('POST /admin/future-contacts', { body: { business, postcode, openOnly } });
      if (!result.ok) throw new Error(result.error.detail);
      const { contacts, total } = result.data;
      const rows = contacts.map((contact) => [
        contact.postcode,
        contact.emailAddress,
        contact.businessName,
        formatMoment(contact.askedAt),
        formatMoment(contact.answeredAt),
      ]);
      const headings = ['Postcode', 'Email', 'Business', 'Asked', 'Written to'];
      print([...formatTable(headings, rows), '', `${contacts.length} of ${total} who wait for a store`]);
    });
