import { COMPARED_DAYS_MAX } from '@storefront/api/constants';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from 'commander';
import { differenceLine } from './book-difference';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { formatTable } from './table';

function parseDays(text: string): number {
  if (!(/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= COMPARED_DAYS_MAX))
    throw new Error(`--days is a number from 1 to ${COMPARED_DAYS_MAX}`);
  return Number(text);
}

export const addReconcileCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('reconcile')
    .description('ask the gateways about every unfinished payment')
    .option('--days <number>', 'also compare their lists of these days with the ledger', parseDays)
    .action(async (body: { days?: number }) => {
      const result = await client().call('POST /admin/reconcile', { body });
      if (!result.ok) throw new Error('The payments could not be reconciled');
      const { looked, open, failures, differences } = result.data;
      const rows = open.map((payment) => [
        String(payment.paymentId),
        payment.state,
        payment.gateway,
        payment.gatewayPaymentId ?? '',
        payment.businessOrderId ?? '',
        formatMoment(payment.createdAt),
        formatMoney(payment.amount, { currency: payment.currency }),
        payment.mismatch ?? '',
      ]);
      const headings = ['Payment', 'State', 'Gateway', 'Its id there', 'Order', 'Begun', 'Amount', 'Stated otherwise'];
      print([
        ...(rows.length ? [...formatTable(headings, rows), ''] : []),
        ...failures.map(({ paymentId, message }) => `Payment ${paymentId} could not be settled: ${message}`),
        ...(differences ?? []).map(differenceLine),
        `${looked} checked, ${open.length} still open`,
        ...(differences ? [`${differences.length} differences from the gateways' lists`] : []),
      ]);
    });
