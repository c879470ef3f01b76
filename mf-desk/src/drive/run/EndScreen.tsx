import type { DeliveryRun } from '@storefront/api/entities/desk/drive';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { WarningIcon } from '@storefront/ui/icons/warning';
import { type ReactNode, useState } from 'react';
import { deskPaths } from '../../navigation/desk-paths';
import { Band } from '../../pieces/Band';
import { Choice } from '../../pieces/Choice';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { BagPlace } from '../../pieces/Plate';
import row from '../../pieces/Row.module.css';
import { useAsk } from '../../sending/use-ask';
import desk from '../../style/desk.module.css';
import { doneStops } from '../model/stops';
import * as texts from '../texts';
import type { DrivingState } from '../use-driving';
import { BagList } from './BagList';
import { DoneStops } from './StopRows';

export interface EndScreenProps {
  readonly run: DeliveryRun;
  readonly driving: DrivingState;
  readonly band: ReactNode;
}

/** The end of a run: what was not delivered is back in the store, and everything has arrived at the shop. */
export function EndScreen({ run, driving, band }: EndScreenProps) {
  const { api } = usePageContext();
  const [isBack, setIsBack] = useState<ReadonlySet<string>>(new Set());
  const { ask, isBusy, problem } = useAsk(deskPaths.drive);
  const back = run.stops.filter(({ outcome }) => outcome === 'not_delivered');
  const reason = driving.refused.length
    ? texts.settleFirst
    : driving.waiting.length
      ? texts.sendFirst(driving.waiting.length)
      : back.every(({ businessOrderId }) => isBack.has(businessOrderId))
        ? undefined
        : texts.backFirst;

  const finish = () =>
    ask(async () => {
      const reply = await api.call('POST /desk/drive-end', { body: {} });
      if (reply.ok) driving.takeRun(reply.data.run);
      else await driving.reload();
      return reply.ok ? undefined : texts.notEnded;
    }, texts.notEnded);
  const tick = (number: string, isHere: boolean) =>
    setIsBack(new Set(isHere ? [...isBack, number] : [...isBack].filter((other) => other !== number)));

  return (
    <DeskScreen
      title={texts.endTitle}
      note={texts.endNote(run.stops.length - back.length, back.length)}
      band={
        <>
          {band}
          {problem && <Band kind="stop" icon={<WarningIcon />} title={problem} />}
        </>
      }
      dock={
        <Dock reason={reason}>
          <DeskButton
            kind="main"
            icon={<CheckIcon />}
            isBlocked={reason !== undefined}
            isBusy={isBusy}
            onClick={finish}
          >
            {texts.finishRun}
          </DeskButton>
        </Dock>
      }
    >
      {back.length === 0 ? (
        <p>{texts.nothingBack}</p>
      ) : (
        <section className={desk.stack} aria-labelledby="back">
          <h2 id="back">{texts.bringBack}</h2>
          <ul className={desk.stack}>
            {back.map(({ businessOrderId, customer, bags, place }) => (
              <li key={businessOrderId}>
                <Choice
                  kind="checkbox"
                  name="back"
                  isChosen={isBack.has(businessOrderId)}
                  onChange={(isHere) => tick(businessOrderId, isHere)}
                >
                  {place && <BagPlace place={place} />}
                  <span className={row.text}>
                    <b>
                      {customer} · {place ? texts.backAt(place) : texts.backInStore}
                    </b>
                    <small>
                      <BagList bags={bags} />
                    </small>
                  </span>
                </Choice>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DoneStops stops={doneStops(run)} />
    </DeskScreen>
  );
}
