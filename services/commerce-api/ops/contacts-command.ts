import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { ContactRequestView } from '@storefront/api/entities/contact-request';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { upperCase } from './option-values';
import { formatTable } from './table';

const kilobytes = (size: number) => `${Math.ceil(size / 1024)} KB`;

function messageLines(contact: ContactRequestView): string[] {
  const { firstName, lastName, emailAddress, phoneNumber, isMember, orderNumber, files } = contact;
  return [
    `${contact.reference}  ${contact.subject}`,
    `To        ${contact.businessName}, ${formatMoment(contact.receivedAt)}`,
    `From      ${[`${firstName} ${lastName}`, emailAddress, phoneNumber].filter(Boolean).join(', ')}${isMember ? ' (member)' : ''}`,
    ...(orderNumber ? [`Order     ${orderNumber}`] : []),
    ...(contact.answeredAt ? [`Answered  ${formatMoment(contact.answeredAt)}`] : []),
    ...files.map(({ position, name, size }) => `File ${position + 1}    ${name}, ${kilobytes(size)}`),
    '',
    // Indented, so that no line of it looks like one of ours.
    ...contact.message.split(/\r?\n/).map((line) => `  ${line}`),
  ];
}

/** Writes the files of a message into a folder. An existing name is an error, so that nothing is overwritten. */
async function saveFiles(client: ApiClient, { reference, files }: ContactRequestView, folder: string) {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const { position } of files) {
    const result = await client.call('POST /admin/contact-file', { body: { reference, position } });
    if (!result.ok) throw new Error(`File ${position + 1} could not be read`);
    const path = join(folder, `${reference}-${position + 1}-${basename(result.data.name)}`);
    await writeFile(path, Buffer.from(result.data.content, 'base64'), { flag: 'wx' });
    lines.push(`Written: ${path}`);
  }
  return lines;
}

async function markAnswered(client: ApiClient, reference: string): Promise<string[]> {
  const result = await client.call('POST /admin/contact-answered', { body: { reference } });
  if (!result.ok) throw new Error(`The message ${reference} does not exist`);
  return [`${reference} is answered since ${formatMoment(result.data.answeredAt)}`];
}

export const addContactsCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('contacts')
    .description("shoppers' messages to every business, newest first, or one of them in full")
    .argument('[message]', 'its number, such as PW-C2345678', upperCase)
    .option('--open', 'only unanswered messages')
    .option('--save <folder>', 'write the files of the message there')
    .option('--answered', 'mark the message as answered')
    .action(async (reference: string | undefined, options: { open?: true; save?: string; answered?: true }) => {
      const { save, answered, open: openOnly } = options;
      if (save !== undefined && reference === undefined) throw new Error('Which message? Its files are downloaded');
      if (answered && reference === undefined) throw new Error('Which message has been answered?');
      if (answered && reference !== undefined) return print(await markAnswered(client(), reference));
      const result = await client().call('POST /admin/contacts', { body: { reference, openOnly } });
      if (!result.ok) throw new Error('The messages could not be read');
      const { contacts, total } = result.data;
      if (reference !== undefined) {
        const [contact] = contacts;
        if (!contact) throw new Error(`The message ${reference} does not exist`);
        return print([...messageLines(contact), ...(save ? ['', ...(await saveFiles(client(), contact, save))] : [])]);
      }
      const rows = contacts.map((contact) => [
        contact.reference,
        formatMoment(contact.receivedAt),
        contact.answeredAt ? 'yes' : '',
        contact.businessName,
        contact.subject,
        `${contact.firstName} ${contact.lastName}`,
        String(contact.files.length),
      ]);
      const headings = ['Message', 'Received', 'Answered', 'Business', 'Subject', 'From', 'Files'];
      print([...formatTable(headings, rows), '', `${contacts.length} of ${total} messages`]);
    });
