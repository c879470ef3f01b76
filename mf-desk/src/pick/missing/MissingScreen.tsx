import type { PickLine, PickOrder, SubstituteCandidate } from '@storefront/api/entities/desk/pick-list';
import { SearchIcon } from '@storefront/ui/icons/search';
import { Picture } from '@storefront/ui/picture';
import { useState } from 'react';
import { StateChip } from '../../pieces/Chip';
import { Choice } from '../../pieces/Choice';
import { CountStepper } from '../../pieces/CountStepper';
import { DeskButton } from '../../pieces/DeskButton';
import { DeskField } from '../../pieces/DeskField';
import { DeskScreen } from '../../pieces/DeskScreen';
import { DeskLoading, DeskState } from '../../pieces/DeskState';
import { Dock } from '../../pieces/Dock';
import { NotHereIcon, PhoneIcon, SpeechIcon } from '../../pieces/icons';
import row from '../../pieces/Row.module.css';
import { shownSize } from '../../pieces/shown-size';
import { ToteSign } from '../../pieces/Tote';
import { barcodeOf } from '../../scan/same-barcode';
import { useWedge } from '../../scan/use-wedge';
import desk from '../../style/desk.module.css';
import * as texts from '../texts';
import { CandidateChoice } from './CandidateChoice';
import styles from './MissingScreen.module.css';
import { useCandidates } from './use-candidates';

export interface MissingScreenProps {
  readonly order: PickOrder;
  readonly line: PickLine;
  /** How many of the asked units were found. */
  readonly found: number;
  /** @param isOffSale nothing is left on the shelf, so that the store stops selling the missing item */
  readonly onInstead: (item: SubstituteCandidate, quantity: number, isAgreed: boolean, isOffSale: boolean) => void;
  readonly onNothing: (isOffSale: boolean) => void;
  readonly onBack: () => void;
}

/** What comes instead of the missing units of one line: the shopper's wish first. */
export function MissingScreen({ order, line, found, onInstead, onNothing, onBack }: MissingScreenProps) {
  const missing = line.quantity - found;
  const [chosen, setChosen] = useState<SubstituteCandidate>();
  const [quantity, setQuantity] = useState(missing);
  const [isAgreed, setIsAgreed] = useState(false);
  const [saysOffSale, setSaysOffSale] = useState<boolean>();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const [reading, reload] = useCandidates(line, text);
  const candidates = reading.kind === 'read' ? reading.candidates : [];
  const { wish } = line;
  const isOffSale = saysOffSale ?? (found === 0 && !chosen);
  const mustCall = wish.kind === 'ask' && !isAgreed;

  useWedge(
    (code) => wish.kind !== 'none' && barcodeOf(code) !== undefined,
    (code) => {
      const scanned = candidates.find(({ gtin }) => gtin !== null && barcodeOf(gtin) === barcodeOf(code));
      if (scanned) setChosen(scanned);
      // Not among those shown: the store is asked for it.
      else setText(code);
    },
  );

  const wished = candidates.filter(({ isWished }) => isWished);
  const others = candidates.filter(({ isWished }) => !isWished);
  const choices = (some: readonly SubstituteCandidate[]) =>
    some.map((candidate) => (
      <CandidateChoice
        key={candidate.menuItemId}
        candidate={candidate}
        line={line}
        isChosen={chosen?.menuItemId === candidate.menuItemId}
        onChoose={() => setChosen(candidate)}
      />
    ));

  return (
    <DeskScreen
      title={wish.kind === 'none' ? texts.isNotHere(line.name) : texts.missingTitle}
      note={`${order.businessOrderId} · ${order.customer}`}
      end={<ToteSign tote={line.tote} />}
      onBack={onBack}
      dock={
        <Dock
          reason={
            wish.kind === 'none' ? undefined : mustCall ? texts.agreeFirst : chosen ? undefined : texts.chooseInstead
          }
          others={
            wish.kind !== 'none' && (
              <DeskButton kind="stop" icon={<NotHereIcon />} onClick={() => onNothing(isOffSale)}>
                {texts.nothingInstead}
              </DeskButton>
            )
          }
        >
          {wish.kind === 'none' ? (
            <DeskButton kind="main" icon={<NotHereIcon />} onClick={() => onNothing(isOffSale)}>
              {texts.nothingInstead}
            </DeskButton>
          ) : (
            <DeskButton
              kind="main"
              isBlocked={!chosen || mustCall}
              onClick={() => chosen && onInstead(chosen, quantity, isAgreed, isOffSale)}
            >
              {texts.putInstead(quantity, line.tote)}
            </DeskButton>
          )}
        </Dock>
      }
    >
      <div className={styles.gone}>
        <Picture images={line.images} size={64} className={row.picture} />
        <span className={row.text}>
          <b>{[line.name, shownSize(line)].filter(Boolean).join(', ')}</b>
          <small>{texts.askedFound(line.quantity, found)}</small>
        </span>
        <StateChip kind="stop" icon={<NotHereIcon small />}>
          {found > 0 ? texts.fewerAction : texts.notHereAction}
        </StateChip>
      </div>
      <Choice kind="checkbox" name="off-sale" isChosen={isOffSale} onChange={setSaysOffSale}>
        <span className={row.text}>
          <b>{texts.offSaleLabel}</b>
          <small>{texts.offSaleNext}</small>
        </span>
      </Choice>

      <section className={styles.wish}>
        <p className={styles.head}>
          <SpeechIcon />
          <b>
            {texts.wishHeading[wish.kind]}
            {wish.name && ` ${wish.name}`}
          </b>
        </p>
        {line.note && <p>{texts.quoted(line.note)}</p>}
        {wish.kind === 'ask' && (
          <>
            {order.phone && (
              <a className={styles.call} href={`tel:${order.phone.replaceAll(' ', '')}`}>
                <PhoneIcon />
                {texts.callShopper(order.phone)}
              </a>
            )}
            <Choice kind="checkbox" name="agreed" isChosen={isAgreed} onChange={setIsAgreed}>
              <b>{texts.hasAgreed}</b>
            </Choice>
          </>
        )}
        {choices(wished)}
      </section>

      {wish.kind !== 'none' && (
        <>
          {chosen && missing > 1 && (
            <div className={desk.row}>
              <b className={desk.grow}>{texts.insteadCount}</b>
              <CountStepper
                label={texts.insteadCount}
                value={quantity}
                least={1}
                most={missing}
                onChange={setQuantity}
              />
            </div>
          )}
          <section className={desk.stack} aria-labelledby="other-matches">
            <div className={row.head}>
              <h2 id="other-matches">{texts.otherMatches}</h2>
              <small>{texts.mostSimilar}</small>
            </div>
            {reading.kind === 'loading' && <DeskLoading />}
            {(reading.kind === 'failed' || reading.kind === 'no-right') && (
              <DeskState title={texts.matchesFailed} onRetry={reload}>
                {texts.matchesFailedNext}
              </DeskState>
            )}
            {reading.kind === 'read' && others.length === 0 && <p className={desk.muted}>{texts.noMatches}</p>}
            {choices(others)}
          </section>
          <form
            className={desk.stack}
            onSubmit={(event) => {
              event.preventDefault();
              setText(typed.trim());
            }}
          >
            <DeskField
              label={texts.findLabel}
              icon={<SearchIcon />}
              type="search"
              maxLength={FIND_MAX_LENGTH}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <DeskButton onClick={() => setText(typed.trim())}>{texts.findAnother}</DeskButton>
          </form>
        </>
      )}
    </DeskScreen>
  );
}

/** As the operation's own limit. */
const FIND_MAX_LENGTH = 80;
