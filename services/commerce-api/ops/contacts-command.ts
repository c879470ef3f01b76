import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { ContactRequestView } from '@storefront/api/entities/contact-request';
import type { ContactsCommand } from './arguments';
import { formatMoment } from './moment';
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

/** Lists shoppers' messages, or shows one of them in full. */
export async function runContactsCommand(client: ApiClient, command: ContactsCommand): Promise<string[]> {
  const { reference, folder, isAnswered, openOnly } = command;
  if (isAnswered && reference !== undefined) return markAnswered(client, reference);
  const result = await client.call('POST /admin/contacts', {
    body: { ...(reference && { reference }), ...(openOnly && { openOnly }) },
  });
  if (!result.ok) throw new Error('The messages could not be read');
  const { contacts, total } = result.data;
  if (reference !== undefined) {
    const [contact] = contacts;
    if (!contact) throw new Error(`The message ${reference} does not exist`);
    return [...messageLines(contact), ...(folder ? ['', ...(await saveFiles(client, contact, folder))] : [])];
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
  return [...formatTable(headings, rows), '', `${contacts.length} of ${total} messages`];
}
