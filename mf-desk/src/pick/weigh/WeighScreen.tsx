import { PICKED_GRAMS_MAX } from '@storefront/api/constants';
import { useState } from 'react';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskField } from '../../pieces/DeskField';
import { DeskScreen } from '../../pieces/DeskScreen';
import { Dock } from '../../pieces/Dock';
import { ToteSign } from '../../pieces/Tote';
import desk from '../../style/desk.module.css';
import type { PickStop } from '../model/stops';
import * as texts from '../texts';

export interface WeighScreenProps {
  readonly stop: PickStop;
  /** Called with the grams of each line, by its id. */
  readonly onWeighed: (grams: ReadonlyMap<number, number>) => void;
  readonly onBack: () => void;
}

/** The weight of what goes into each tote, as the scale shows it. */
export function WeighScreen({ stop, onWeighed, onBack }: WeighScreenProps) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const grams = new Map(stop.lines.map(({ lineId }) => [lineId, gramsOf(typed.get(lineId) ?? '')]));
  const known = [...grams.values()].filter((weight) => weight !== undefined);
  const isComplete = known.length === stop.lines.length;
  const put = () => isComplete && onWeighed(new Map([...grams].map(([lineId, weight]) => [lineId, weight ?? 0])));
  return (
    <DeskScreen
      title={texts.weighTitle}
      note={texts.weighNote(stop.item.name)}
      onBack={onBack}
      dock={
        <Dock reason={isComplete ? undefined : texts.typeWeights}>
          <DeskButton kind="main" isBlocked={!isComplete} onClick={put}>
            {texts.putWeighed(known.reduce((sum, weight) => sum + weight, 0))}
          </DeskButton>
        </Dock>
      }
    >
      <form
        className={desk.stack}
        onSubmit={(event) => {
          event.preventDefault();
          put();
        }}
      >
        {stop.lines.map(({ lineId, tote, weight }) => {
          const asked = weight?.estimatedGrams ?? 0;
          const now = grams.get(lineId);
          return (
            <div key={lineId} className={desk.card}>
              <DeskField
                label={texts.weightFor(tote)}
                icon={<ToteSign tote={tote} />}
                unit="g"
                inputMode="numeric"
                value={typed.get(lineId) ?? ''}
                onChange={(event) => setTyped(new Map(typed).set(lineId, event.target.value))}
              />
              <p className={desk.muted}>
                {texts.askedWeight(asked)}
                {now !== undefined && ` · ${differenceText(now - asked)}`}
              </p>
            </div>
          );
        })}
        {/* Enter in a field puts what was weighed. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </DeskScreen>
  );
}

function gramsOf(text: string): number | undefined {
  const weight = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return weight >= 1 && weight <= PICKED_GRAMS_MAX ? weight : undefined;
}

function differenceText(grams: number): string {
  if (grams === 0) return texts.exactlyAsked;
  return grams > 0 ? texts.moreThanAsked(grams) : texts.lessThanAsked(-grams);
}
