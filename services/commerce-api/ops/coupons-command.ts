import type { ApiClient } from '@storefront/api/client';
import type { AdminCoupon } from '@storefront/api/entities/coupon';
import type { BodyOf } from '@storefront/api/operation-types';
import { formatMoney } from '@storefront/money/format-money';
import type { Command } from 'commander';
import type { OpsContext } from './context';
import { formatMoment } from './moment';
import {
  BUSINESS_OPTION,
  minorOf,
  refuseUnknownActions,
  type TypedAmount,
  typedAmount,
  wholeOf,
} from './option-values';
import { formatTable } from './table';

interface AddOptions {
  business?: string;
  percent?: number;
  amount?: TypedAmount;
  freeDelivery?: true;
  minimum?: TypedAmount;
  from?: string;
  until?: string;
  uses?: number;
  usesPerShopper?: number;
  firstOrder?: true;
  members?: true;
  items?: string[];
  categories?: string[];
  singleUseCodes?: number;
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function giftOf({ kind, percent, amount, currency }: AdminCoupon): string {
  if (kind === 'percentage') return `${percent}%`;
  return kind === 'fixed' ? formatMoney(amount ?? 0, { currency }) : 'delivery';
}

const usesOf = ({ uses, maximumUses }: AdminCoupon) =>
  maximumUses === null ? String(uses) : `${uses} of ${maximumUses}`;

/** The amounts in minor units of the business's currency, which is asked for only if there are amounts. */
async function amountsInMinor(client: ApiClient, { business, amount, minimum }: AddOptions) {
  if (!amount && !minimum) return {};
  const listed = await client.call('POST /admin/coupons', { body: { business } });
  if (!listed.ok) throw new Error(listed.error.detail);
  const { currency } = listed.data;
  if (!currency) throw new Error('Name the business with --business: there are several');
  return { amount: amount && minorOf(amount, currency), minimumSpend: minimum && minorOf(minimum, currency) };
}

export function addCouponsCommands(program: Command, { client, print }: OpsContext): void {
  const coupons = refuseUnknownActions(program.command('coupons')).description('list, add or end coupons');
  coupons
    .command('list', { isDefault: true })
    .description('list them with their uses (the default)')
    .option(...BUSINESS_OPTION)
    .action(async (body: BodyOf<'POST /admin/coupons'>) => {
      const result = await client().call('POST /admin/coupons', { body });
      if (!result.ok) throw new Error(result.error.detail);
      const rows = result.data.coupons.map((coupon) => [
        coupon.code,
        coupon.name,
        String(coupon.businessId),
        giftOf(coupon),
        coupon.minimumSpend ? formatMoney(coupon.minimumSpend, { currency: coupon.currency }) : '',
        formatMoment(coupon.startsAt),
        formatMoment(coupon.endsAt),
        usesOf(coupon),
        String(coupon.codes),
      ]);
      const headings = ['Coupon', 'Name', 'Business', 'Gives', 'Minimum', 'From', 'Until', 'Uses', 'Codes'];
      print([...formatTable(headings, rows), '', `${rows.length} coupons`]);
    });
  coupons
    .command('add')
    .description('add a coupon')
    .argument('<code>', 'what shoppers type, such as WELCOME10')
    .argument('<name...>', 'what it gives, in words')
    .option('--percent <percent>', 'gives a part of the goods, such as 10', wholeOf('--percent'))
    .option('--amount <amount>', 'gives an amount, such as 5.00', typedAmount('amount'))
    .option('--free-delivery', 'gives the delivery')
    .option(...BUSINESS_OPTION)
    .option('--minimum <amount>', 'the least to spend, such as 20.00', typedAmount('minimum'))
    .option('--from <day>', 'the first day, such as 2026-12-01')
    .option('--until <day>', 'the last day, such as 2026-12-24')
    .option('--uses <number>', 'how often it can be used', wholeOf('--uses'))
    .option('--uses-per-shopper <number>', 'how often one shopper can use it', wholeOf('--uses-per-shopper'))
    .option('--first-order', 'only for the first order')
    .option('--members', 'only for members')
    .option('--items <codes>', 'only for these items, such as A,B', listOf)
    .option('--categories <slugs>', 'only for these categories, such as A,B', listOf)
    .option('--single-use-codes <number>', 'make so many codes of one use each', wholeOf('--single-use-codes'))
    .action(async (code: string, words: string[], options: AddOptions) => {
      const { business, percent, amount, freeDelivery, items, categories, singleUseCodes } = options;
      if ([percent, amount, freeDelivery].filter((one) => one !== undefined).length !== 1)
        throw new Error('What does it give? One of --percent, --amount and --free-delivery');
      const added = await client().call('POST /admin/coupon-add', {
        body: {
          business,
          code,
          name: words.join(' '),
          kind: freeDelivery ? 'free_delivery' : amount ? 'fixed' : 'percentage',
          percent,
          startsOn: options.from,
          endsOn: options.until,
          maximumUses: options.uses,
          maximumUsesPerShopper: options.usesPerShopper,
          firstOrderOnly: options.firstOrder,
          membersOnly: options.members,
          items,
          categories,
          singleUseCodes,
          ...(await amountsInMinor(client(), options)),
        },
      });
      if (!added.ok) throw new Error(added.error.detail);
      const { coupon, codes } = added.data;
      print([`${coupon.code} was added: ${coupon.name}`, ...(singleUseCodes ? codes : [])]);
    });
  coupons
    .command('end')
    .description('end a coupon now')
    .argument('<code>', 'what shoppers type, such as WELCOME10')
    .option(...BUSINESS_OPTION)
    .action(async (code: string, { business }: { business?: string }) => {
      const ended = await client().call('POST /admin/coupon-end', { body: { business, code } });
      if (!ended.ok) throw new Error(ended.error.detail);
      print([`${ended.data.code} has ended`]);
    });
}
