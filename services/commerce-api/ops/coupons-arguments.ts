import { parseArgs } from 'node:util';
import type { CouponsCommand } from './arguments';
import { typedAmount, wholeOf } from './option-values';

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Parses the words after `npm run ops -- coupons`. */
export function parseCouponsCommand(words: readonly string[]): CouponsCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      business: TEXT,
      percent: TEXT,
      amount: TEXT,
      'free-delivery': FLAG,
      minimum: TEXT,
      from: TEXT,
      until: TEXT,
      uses: TEXT,
      'uses-per-shopper': TEXT,
      'first-order': FLAG,
      members: FLAG,
      items: TEXT,
      categories: TEXT,
      'single-use-codes': TEXT,
    },
  });
  const [action = 'list', code, ...rest] = positionals;
  const command = { name: 'coupons' as const, ...(values.business !== undefined && { business: values.business }) };
  if (action === 'list') return { ...command, action };
  if (!code) throw new Error('Which coupon? Name its code, such as WELCOME10');
  if (action === 'end') return { ...command, action, code };
  if (action !== 'add') throw new Error(`Unknown action: ${action}. Known: list, add, end`);
  const { percent, amount, minimum, from, until, uses, items, categories } = values;
  const gifts = [percent, amount, values['free-delivery'] || undefined].filter((one) => one !== undefined);
  if (gifts.length !== 1) throw new Error('What does it give? One of --percent, --amount and --free-delivery');
  const name = rest.join(' ');
  if (!name) throw new Error('What does it give, in words? For example: coupons add WELCOME10 "10% off" --percent 10');
  const perShopper = values['uses-per-shopper'];
  const singleUse = values['single-use-codes'];
  return {
    ...command,
    action,
    terms: {
      code,
      name,
      kind: percent !== undefined ? 'percentage' : amount !== undefined ? 'fixed' : 'free_delivery',
      ...(percent !== undefined && { percent: wholeOf(percent, '--percent') }),
      ...(amount !== undefined && { amount: typedAmount(amount, 'amount') }),
      ...(minimum !== undefined && { minimumSpend: typedAmount(minimum, 'minimum') }),
      ...(from !== undefined && { startsOn: from }),
      ...(until !== undefined && { endsOn: until }),
      ...(uses !== undefined && { maximumUses: wholeOf(uses, '--uses') }),
      ...(perShopper !== undefined && { maximumUsesPerShopper: wholeOf(perShopper, '--uses-per-shopper') }),
      ...(values['first-order'] && { firstOrderOnly: true }),
      ...(values.members && { membersOnly: true }),
      ...(items !== undefined && { items: listOf(items) }),
      ...(categories !== undefined && { categories: listOf(categories) }),
      ...(singleUse !== undefined && { singleUseCodes: wholeOf(singleUse, '--single-use-codes') }),
    },
  };
}
