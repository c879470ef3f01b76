import { classNames } from '@storefront/ui/class-names';
import { CardIcon } from '@storefront/ui/icons/card';
import { UserIcon } from '@storefront/ui/icons/user';
import { AgeSign } from '../pieces/Age';
import { DeskButton } from '../pieces/DeskButton';
import { NotHereIcon } from '../pieces/icons';
import desk from '../style/desk.module.css';
import styles from './AgeCard.module.css';
import type { AgeAnswer } from './counter.model';
import { ageNote, ageTitle, idSeen, refusedNext as keepAll, looksOver, neither, refusedTitle } from './texts';

export interface AgeCardProps {
  readonly age: number;
  readonly answer: AgeAnswer | undefined;
  readonly onAnswer: (answer: AgeAnswer) => void;
  /** What to do after a refusal; at the counter unless given. */
  readonly refusedNext?: string;
}

/** The check of the shopper's age. Both answers that pass weigh the same. */
export function AgeCard({ age, answer, onAnswer, refusedNext = keepAll }: AgeCardProps) {
  const button = (own: AgeAnswer) => ({
    'aria-pressed': answer === own,
    className: classNames(answer === own && styles.chosen),
    onClick: () => onAnswer(own),
  });
  return (
    <section className={classNames(desk.card, styles.card)} aria-labelledby="age">
      <div className={styles.head}>
        <AgeSign age={age} />
        <div>
          <h2 id="age">{ageTitle}</h2>
          <p className={desk.muted}>{ageNote(age)}</p>
        </div>
      </div>
      <div className={styles.passes}>
        <DeskButton kind="soft" isTall icon={<UserIcon />} {...button('looks_over_25')}>
          {looksOver}
        </DeskButton>
        <DeskButton kind="soft" isTall icon={<CardIcon />} {...button('id_seen')}>
          {idSeen(age)}
        </DeskButton>
      </div>
      <DeskButton kind="stop" icon={<NotHereIcon />} {...button('refused')}>
        {neither}
      </DeskButton>
      {answer === 'refused' && (
        <p role="alert">
          <b>{refusedTitle}.</b> {refusedNext}
        </p>
      )}
    </section>
  );
}
