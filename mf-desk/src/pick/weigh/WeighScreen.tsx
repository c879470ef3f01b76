import { PICKED_GRAMS_MAX } from '@storefront/api/constants';
import type { PickLine } from '@storefront/api/entities/desk/pick-list';
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
  /** How many of each line were found, by its id; without it, all that were asked. Lines without any are not weighed. */
  readonly found?: ReadonlyMap<number, number> | undefined;
  /** Called with the grams of each line, by its id. */
  readonly onWeighed: (grams: ReadonlyMap<number, number>) => void;
  readonly onBack: () => void;
}

/** The weight of what goes into each tote, as the scale shows it. */
export function WeighScreen({ stop, found, onWeighed, onBack }: WeighScreenProps) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const countOf = (line: PickLine) => (found ? (found.get(line.lineId) ?? 0) : line.quantity);
  const lines = stop.lines.filter((line) => countOf(line) > 0);
  const grams = new Map(lines.map(({ lineId }) => [lineId, gramsOf(typed.get(lineId) ?? '')]));
  const known = [...grams.values()].filter((weight) => weight !== undefined);
  const isComplete = known.length === lines.length;
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
        {lines.map((line) => {
          const { lineId, tote, weight, quantity } = line;
          const asked = Math.round(((weight?.estimatedGrams ?? 0) * countOf(line)) / quantity);
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
