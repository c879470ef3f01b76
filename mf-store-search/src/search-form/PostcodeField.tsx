import { POSTCODE_MAX_LENGTH } from '@storefront/api/constants';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { PinIcon } from '@storefront/ui/icons/pin';
import { useImperativeHandle } from 'react';
import { normalPostcode, postcodeProblem } from '../postcode/postcode.model';
import styles from './StoreSearch.module.css';
import type { SearchFieldProps } from './search-field.types';

/** The postcode widget: a click empties it, Enter submits it. */
export function PostcodeField({ field, id, input, described, value, button }: SearchFieldProps) {
  const { business } = usePageContext();
  useImperativeHandle(field, () => ({
    problem: () => postcodeProblem(input.current?.value ?? '', business.postcodeRules, business.country),
    remember: ({ postcode }) => {
      if (input.current) input.current.value = postcode;
    },
  }));
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        Your postcode
      </label>
      <span className={`sf-input ${styles.input} ${styles.postcode}`}>
        <PinIcon />
        <input
          ref={input}
          id={id}
          className="sf-input__control"
          name="postcode"
          defaultValue={value}
          placeholder="Postcode"
          maxLength={POSTCODE_MAX_LENGTH}
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="search"
          spellCheck={false}
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onPaste={(event) => {
            // The browser would cut off what is copied with spaces around it.
            event.preventDefault();
            const { currentTarget: field, clipboardData } = event;
            const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
            const room = POSTCODE_MAX_LENGTH - field.value.length + (to - from);
            const pasted = normalPostcode(clipboardData.getData('text')).slice(0, Math.max(0, room));
            field.setRangeText(pasted, from, to, 'end');
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }}
          {...described}
        />
        <Button type="submit" kind="accent">
          {button}
        </Button>
      </span>
    </>
  );
}
