import { ADDRESS_TEXT_MAX_LENGTH } from '@storefront/api/constants';
import type { LocationState } from '@storefront/bus/state.types';
import { addressNotChosen } from '@storefront/messages/store-search';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { PinIcon } from '@storefront/ui/icons/pin';
import {
  type ComponentProps,
  type ComponentType,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { normalPostcode, postcodeProblem } from '../postcode/postcode.model';
import styles from '../search-form/StoreSearch.module.css';
import type { SearchField, SearchFieldProps } from '../search-form/search-field.types';
import type { AddressComboboxProps } from './AddressCombobox';

/** Hidden fields of a selected address: a suggestion's id, or its coordinates once they are known. */
export type ChosenAddress = Readonly<Record<string, string | number>>;

/** A place without a valid postcode is searched by its coordinates. */
export function chosenAddress({ postcode, latitude, longitude }: LocationState): ChosenAddress {
  return postcode ? { postcode, latitude, longitude } : { latitude, longitude };
}

/**
 * The address widget: a plain field whose form lists matching addresses, replaced by a combobox when it gets focus. The
 * combobox takes over its text, focus and caret.
 */
export function AddressField(props: SearchFieldProps & { placeId?: string; postcode?: string }) {
  const { id, input, described, button, value = '', placeId, postcode, field, onProblem } = props;
  const { business } = usePageContext();
  const [text, setText] = useState(value);
  const [chosen, setChosen] = useState<ChosenAddress>(placeId ? { placeId } : postcode ? { postcode } : {});
  const [Combobox, setCombobox] = useState<ComponentType<AddressComboboxProps>>();
  const caret = useRef<Caret>(undefined);
  useImperativeHandle(
    field,
    (): SearchField => ({
      problem: () => (Object.keys(chosen).length ? undefined : addressNotChosen),
      remember: (location) => {
        setText(location.address ?? location.postcode);
        setChosen(chosenAddress(location));
      },
    }),
    [chosen],
  );
  /** A full postcode is enough; any other text must be resolved to an address. */
  const onTyped = (typed: string) => {
    setText(typed);
    setChosen(
      postcodeProblem(typed, business.postcodeRules, business.country) ? {} : { postcode: normalPostcode(typed) },
    );
  };
  const loadCombobox = () => {
    if (Combobox) return;
    import('./AddressCombobox').then(
      (loaded) => setCombobox(() => loaded.AddressCombobox),
      // Without the combobox the field works as without scripts.
      () => undefined,
    );
  };
  useLayoutEffect(() => {
    if (!Combobox || caret.current === undefined) return;
    input.current?.focus();
    input.current?.setSelectionRange(...caret.current);
  }, [Combobox, input]);

  const attributes = {
    id,
    className: 'sf-input__control',
    name: 'address',
    placeholder: 'Postcode or address',
    maxLength: ADDRESS_TEXT_MAX_LENGTH,
    enterKeyHint: 'search',
    spellCheck: false,
    ...described,
  } as const;
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        Your postcode or address
      </label>
      {Object.entries(chosen).map(([name, known]) => (
        <input key={name} type="hidden" name={name} value={known} />
      ))}
      <span className={`sf-input ${styles.input}`}>
        <PinIcon />
        {Combobox ? (
          <Combobox
            attributes={attributes}
            input={input}
            text={text}
            isChanged={text !== value}
            onTyped={onTyped}
            setText={setText}
            setChosen={setChosen}
            onProblem={onProblem}
          />
        ) : (
          <PlainInput
            {...attributes}
            input={input}
            onLeave={(at) => {
              caret.current = at;
            }}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              onTyped(event.currentTarget.value);
              // The error is about the text before, and the combobox suggests nothing beside one.
              onProblem(undefined);
            }}
            onFocus={loadCombobox}
            onPointerEnter={loadCombobox}
          />
        )}
        <Button type="submit" kind="accent">
          {button}
        </Button>
      </span>
    </>
  );
}

/** The selection (or the caret twice) when the field was replaced; undefined without focus. */
type Caret = readonly [start: number | null, end: number | null] | undefined;

type PlainInputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  input: RefObject<HTMLInputElement | null>;
  onLeave: (caret: Caret) => void;
};

function PlainInput({ input, onLeave, ...attributes }: PlainInputProps) {
  // Read as it goes, and no earlier: a letter typed since would stand behind the caret, and the rest before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once: the ref never changes
  useLayoutEffect(() => {
    const plain = input.current;
    return () =>
      onLeave(plain && document.activeElement === plain ? [plain.selectionStart, plain.selectionEnd] : undefined);
  }, []);
  return <input {...attributes} ref={input} />;
}
