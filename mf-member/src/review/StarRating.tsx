import { FieldError } from '@storefront/ui/field';
import { StarIcon } from '@storefront/ui/icons/star';
import { type ChangeEvent, type FocusEventHandler, useId } from 'react';
import styles from './Review.module.css';

const STARS = [1, 2, 3, 4, 5];

export const starsText = (count: number): string => (count === 1 ? '1 star' : `${count} stars`);

interface StarRatingProps {
  readonly name: string;
  /** The chosen number of stars; empty for none. */
  readonly value: string;
  readonly error?: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
}

/** One to five stars as radio buttons, each named by its number of stars. */
export function StarRating({ name, value, error, onChange, onBlur }: StarRatingProps) {
  const id = useId();
  return (
    <fieldset className={styles.rating} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sf-field__label">Your rating</legend>
      <div className={styles.stars}>
        {STARS.map((count) => (
          <label key={count} className={styles.star} data-filled={count <= Number(value) || undefined}>
            <input
              type="radio"
              name={name}
              value={count}
              checked={value === String(count)}
              aria-invalid={error ? true : undefined}
              onChange={onChange}
              onBlur={onBlur}
            />
            <StarIcon />
            <span className="sf-hidden">{starsText(count)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
