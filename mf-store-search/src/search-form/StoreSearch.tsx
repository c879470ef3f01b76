import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { FieldError } from '@storefront/ui/field';
import { LocateIcon } from '@storefront/ui/icons/locate';
import { PinIcon } from '@storefront/ui/icons/pin';
import { TextButton } from '@storefront/ui/text-link';
import { useId, useRef } from 'react';
import { POSTCODE_MAX_LENGTH } from '../postcode/postcode.model';
import { FulfilmentField } from './FulfilmentField';
import styles from './StoreSearch.module.css';
import { useMyLocation } from './use-my-location';
import { usePostcodeField } from './use-postcode-field';

export interface StoreSearchProps {
  readonly postcode?: string;
  readonly fulfilment?: string;
  /** What the server found wrong with the postcode. */
  readonly problem?: string;
  /** Stands above the fields, as its page words it. */
  readonly title?: string;
}

/** Where the shopper is and how they want their order: a plain search form that JavaScript only helps along. */
export function StoreSearch({ postcode, fulfilment, problem: firstProblem, title }: StoreSearchProps) {
  const { business } = usePageContext();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { field, problem, showProblem, onSubmit, onClick } = usePostcodeField(firstProblem);
  const mine = useMyLocation(showProblem);
  const chosen = () => String(new FormData(form.current ?? undefined).get('fulfilment') ?? 'delivery');
  const { findButton = 'Find stores', findNote } = business.copy;
  return (
    <search className={styles.search}>
      <form ref={form} method="get" action={urlTo('stores-near-by')} noValidate onSubmit={onSubmit}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <FulfilmentField fulfilment={fulfilment} />
        <label className={styles.label} htmlFor={id}>
          Your postcode
        </label>
        <span className={`sf-input ${styles.input}`}>
          <PinIcon />
          <input
            ref={field}
            id={id}
            className="sf-input__control"
            name="postcode"
            defaultValue={postcode}
            placeholder="Postcode"
            maxLength={POSTCODE_MAX_LENGTH}
            autoComplete="postal-code"
            autoCapitalize="characters"
            enterKeyHint="search"
            spellCheck={false}
            onClick={onClick}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error` : undefined}
          />
          <Button type="submit" kind="accent">
            {findButton}
          </Button>
        </span>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
        {(findNote || business.features.useMyLocation) && (
          <div className={styles.foot}>
            {findNote && <p className={styles.note}>{findNote}</p>}
            {business.features.useMyLocation && (
              <TextButton
                className={mine.offered ? styles.mine : styles.asleep}
                aria-disabled={mine.pending || undefined}
                onClick={() => void mine.find(chosen())}
              >
                <LocateIcon small />
                {mine.pending ? 'Finding you…' : 'Use my location'}
              </TextButton>
            )}
          </div>
        )}
      </form>
    </search>
  );
}
