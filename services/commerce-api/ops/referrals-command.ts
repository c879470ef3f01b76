import type { BodyOf } from '@storefront/api/operation-types';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import { BUSINESS_OPTION } from './option-values';
import { formatTable } from './table';

export const addReferralsCommand = (program: Command, { client, print }: OpsContext) =>
  program
    .command('referrals')
    .description('refused referrals, with the reason')
    .option(...BUSINESS_OPTION)
    .action(async (body: BodyOf<'POST /admin/refused-referrals'>) => {
      const result = await client().call('POST /admin/refused-referrals', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const rows = result.data.referrals.map(({ businessId, sharer, friend, refusal, businessOrderId, decidedAt }) => [
        formatMoment(decidedAt),
        refusal,
        sharer,
        friend,
        businessOrderId ?? '',
        String(businessId),
      ]);
      const headings = ['Decided', 'Reason', 'Member', 'Friend', 'Order', 'Business'];
      print([...formatTable(headings, rows), '', `${rows.length} referrals without a reward`]);
    });
