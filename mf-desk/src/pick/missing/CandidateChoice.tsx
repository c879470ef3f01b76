import type { PickLine, SubstituteCandidate } from '@storefront/api/entities/desk/pick-list';
import { formatMoney } from '@storefront/money/format-money';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { CheckIcon } from '@storefront/ui/icons/check';
import { Picture } from '@storefront/ui/picture';
import { StateChip } from '../../pieces/Chip';
import { Choice } from '../../pieces/Choice';
import { PlaceSign } from '../../pieces/Plate';
import row from '../../pieces/Row.module.css';
import { shownSize } from '../../pieces/shown-size';
import { leftOnShelf } from '../../pieces/texts';
import desk from '../../style/desk.module.css';
import { samePrice, shopPays, shopperSaves, wishedFirst } from '../texts';

export interface CandidateChoiceProps {
  readonly candidate: SubstituteCandidate;
  readonly line: PickLine;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** An item that may come instead: where it stands, and who pays the difference. */
export function CandidateChoice({ candidate, line, isChosen, onChoose }: CandidateChoiceProps) {
  const { business } = usePageContext();
  const { name, images, price, place, stock, isWished } = candidate;
  const money = (minor: number) => formatMoney(minor, { currency: business.currency });
  const difference = price - line.price;
  return (
    <Choice kind="radio" name="instead" isChosen={isChosen} onChange={onChoose}>
      <Picture images={images} size={64} className={row.picture} />
      <span className={row.text}>
        <b>{name}</b>
        <small>{[shownSize(candidate), money(price)].filter(Boolean).join(' · ')}</small>
        <span className={desk.row}>
          {isWished && (
            <StateChip kind="action" icon={<CheckIcon small />}>
              {wishedFirst}
            </StateChip>
          )}
          <PlaceSign place={place} />
          {stock !== null && <small>{leftOnShelf(stock)}</small>}
        </span>
        <small>
          {difference < 0 ? shopperSaves(money(-difference)) : samePrice}
          {difference > 0 && `. ${shopPays(money(difference))}`}
        </small>
      </span>
    </Choice>
  );
}
