import { castHandler } from '@storefront/bus/cast-handler';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';

type Wrapped = Exclude<CommandReply<'gifts:wrap@2'>, { kind: 'unavailable' }>;

export const wrap = async ({ layers }: CommandPayload<'gifts:wrap@2'>): Promise<Wrapped> => ({
  kind: 'wrapped',
  layers: layers.map(({ of, colour }) => `${colour} ${of}`),
});

/** The first version, for packages that know one paper. */
export const wrapInPaper = castHandler(
  wrap,
  ({ paper }: CommandPayload<'gifts:wrap'>) => ({ layers: [{ of: 'paper' as const, colour: paper }] }),
  ({ kind, layers }) => ({ kind, in: layers.join(' and ') }),
);
