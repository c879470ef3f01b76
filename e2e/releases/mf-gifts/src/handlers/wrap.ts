import type { CommandPayload, CommandReply } from '@storefront/bus/contracts/contracts.types';

export const wrap = async ({ paper }: CommandPayload<'gifts:wrap'>): Promise<CommandReply<'gifts:wrap'>> => ({
  kind: 'wrapped',
  in: `${paper} paper`,
});
