import { ClockIcon } from '@storefront/ui/icons/clock';
import { InfoIcon } from '@storefront/ui/icons/info';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { LostBand } from '../../offline/LostBand';
import { Band } from '../../pieces/Band';
import { NoSignalIcon } from '../../pieces/icons';
import { cameInSince, cutOffTitle, keepOpen, needsYou, picksWait, staysOnSale } from '../texts';
import type { PickingState } from './use-picking';

/** What has not arrived yet, what was refused, and what stays on sale; nothing while all is sent and done. */
export function QueueBand({ waiting, refused, isCutOff, isKept, stayed, lost, forgetLost }: PickingState) {
  return (
    <>
      {isCutOff && (
        <Band kind="plate" icon={<NoSignalIcon />} title={cutOffTitle}>
          {waiting.length > 0 && picksWait(waiting.length)}
        </Band>
      )}
      {!isKept && waiting.length > 0 && <Band kind="risk" icon={<ClockIcon />} title={keepOpen} />}
      {refused.length > 0 && <Band kind="stop" icon={<WarningIcon />} title={needsYou(refused.length)} />}
      {stayed.length > 0 && (
        <Band kind="plate" icon={<InfoIcon />} title={staysOnSale(stayed)}>
          {cameInSince}
        </Band>
      )}
      <LostBand lost={lost} onRead={forgetLost} />
    </>
  );
}
