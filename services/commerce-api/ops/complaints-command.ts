import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient } from '@storefront/api/client';
import type { ComplaintView } from '@storefront/api/entities/order-complaint';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { upperCase, wholeOf } from './option-values';
import { formatTable } from './table';

interface ComplaintOptions {
  open?: true;
  order?: string;
  refund?: string;
  decline?: string;
  save?: string;
}

const sumOf = ({ worth, currency }: ComplaintView) => formatMoney(worth, { currency });

/** What became of a complaint, in a few words. */
function stateOf({ state, isDone, isAutomatic }: ComplaintView): string {
  if (state !== 'refunded') return state;
  return `${isDone ? 'refunded' : 'will be refunded'}${isAutomatic ? ' by rule' : ''}`;
}

function complaintLines(complaint: ComplaintView): string[] {
  const { complaintId, businessName, businessOrderId, customer, reportedAt, lines, note, reason, hasPicture } =
    complaint;
  return [
    `${complaintId}  ${stateOf(complaint)}`,
    `Order     ${businessOrderId}, ${businessName}`,
    `From      ${customer}, ${formatMoment(reportedAt)}`,
    `Worth     ${sumOf(complaint)}`,
    ...lines.map(({ quantity, name, kind }) => `Item      ${quantity} × ${name}: ${kind.replaceAll('_', ' ')}`),
    ...(note ? [`Note      ${note}`] : []),
    ...(hasPicture ? ['Picture   one, which --save writes to a folder'] : []),
    ...(reason ? [`Reason    ${reason}`] : []),
  ];
}

/** Writes the picture of a complaint into a folder. An existing name is an error, so that nothing is overwritten. */
async function savePicture(client: ApiClient, complaintId: number, folder: string): Promise<string> {
  const result = await client.call('POST /admin/complaint-picture', { body: { complaintId } });
  if (!result.ok) throw new Error(`${result.error.detail} (${result.error.code})`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `complaint-${complaintId}.jpg`);
  await writeFile(path, Buffer.from(result.data.content, 'base64'), { flag: 'wx' });
  return `Written: ${path}`;
}

async function decide(client: ApiClient, complaintId: number, { refund, decline = '' }: ComplaintOptions) {
  const body = { complaintId, decision: refund ? 'refund' : 'decline', reason: refund ?? decline } as const;
  const result = await client.call('POST /admin/complaint-decide', { body });
  if (!result.ok) throw new Error(`${result.error.detail} (${result.error.code})`);
  return `${complaintId} is ${stateOf(result.data)}${refund ? `: ${sumOf(result.data)}` : ''}`;
}

export const addComplaintsCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('complaints')
    .description('problems that shoppers reported with their orders, oldest first, or one of them in full')
    .argument('[complaint]', 'its number', wholeOf('The complaint'))
    .option('--open', 'only those that wait for a decision')
    .option('--order <order>', 'only those of an order', upperCase)
    .option('--refund <reason>', 'refund what was reported')
    .option('--decline <reason>', 'decline it; the shopper reads the reason')
    .option('--save <folder>', 'write the picture there')
    .action(async (complaintId: number | undefined, options: ComplaintOptions) => {
      const { open: openOnly, order: businessOrderId, refund, decline, save } = options;
      if (refund !== undefined && decline !== undefined) throw new Error('Either --refund or --decline');
      if (complaintId === undefined && (refund ?? decline ?? save) !== undefined) throw new Error('Which complaint?');
      if (complaintId !== undefined && (refund ?? decline) !== undefined)
        return print([await decide(client(), complaintId, options)]);
      const result = await client().call('POST /admin/complaints', {
        body: { complaintId, businessOrderId, openOnly },
      });
      if (!result.ok) throw new Error('The complaints could not be read');
      const { complaints, total } = result.data;
      if (complaintId !== undefined) {
        const [complaint] = complaints;
        if (!complaint) throw new Error(`There is no complaint ${complaintId}`);
        return print([
          ...complaintLines(complaint),
          ...(save ? ['', await savePicture(client(), complaintId, save)] : []),
        ]);
      }
      const rows = complaints.map((complaint) => [
        String(complaint.complaintId),
        formatMoment(complaint.reportedAt),
        stateOf(complaint),
        complaint.businessName,
        complaint.businessOrderId,
        complaint.customer,
        sumOf(complaint),
        complaint.hasPicture ? 'yes' : '',
      ]);
      const headings = ['Complaint', 'Reported', 'State', 'Business', 'Order', 'From', 'Worth', 'Picture'];
      print([...formatTable(headings, rows), '', `${complaints.length} of ${total} complaints`]);
    });
