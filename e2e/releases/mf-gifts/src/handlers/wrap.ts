import { castHandler } from '@storefront/bus/cast-handler';
import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';

type Wrapped = Exclude<CommandReply<'gifts:wrap@2'>, { kind: 'unavailable' }>;

export const wrap = async ({ paper, ribbon }: CommandPayload<'gifts:wrap@2'>): Promise<Wrapped> => ({
  kind: 'wrapped',
  in: [`${paper} paper`, ...(ribbon ? [`a ${ribbon} ribbon`] : [])],
});

/** The first version, for packages that know no ribbons. */
export const wrapWithoutRibbon = castHandler(
  wrap,
  ({ paper }: CommandPayload<'gifts:wrap'>) => ({ paper, ribbon: null }),
  (reply) => ({ kind: reply.kind, in: reply.in.join(' and ') }),
);
