import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { FieldError } from '@storefront/ui/field';
import { LocateIcon } from '@storefront/ui/icons/locate';
import { TextButton } from '@storefront/ui/text-link';
import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AddressField } from '../address/AddressField';
import type { Errand } from '../store/errand';
import { FulfilmentField } from './FulfilmentField';
import { FIND_ACTION } from './find-action';
import { PostcodeField } from './PostcodeField';
import type { SavedAddressesProps } from './SavedAddresses';
import styles from './StoreSearch.module.css';
import type { SearchField } from './search-field.types';
import { sendSearch } from './send-search';
import { useMyLocation } from './use-my-location';

export interface StoreSearchProps {
  readonly postcode?: string;
  readonly address?: string;
  /** The suggestion that `address` belongs to. */
  readonly placeId?: string;
  readonly fulfilment?: string;
  /** The server's error about the search. */
  readonly problem?: string;
  readonly errand?: Errand;
  /** The text above the fields. */
  readonly title?: string;
}

/**
 * The search form: a plain form that JavaScript enhances. The business's settings decide whether it asks for a postcode
 * or an address.
 */
export function StoreSearch({
  postcode,
  address,
  placeId,
  fulfilment,
  problem: first,
  title,
  errand = {},
}: StoreSearchProps) {
  const { business } = usePageContext();
  const { features, copy } = business;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<SearchField>(null);
  const [problem, setProblem] = useState(first);
  const location = useStore(shared.location);
  const isMember = useStore(shared.session).strategy === 'member';
  const [Saved, setSaved] = useState<ComponentType<SavedAddressesProps>>();
  const showProblem = (message: string | undefined) => {
    setProblem(message);
    if (message) input.current?.focus();
  };
  const mine = useMyLocation(showProblem);
  useEffect(() => {
    if (first) input.current?.focus();
  }, [first]);
  useEffect(() => {
    if (!location || document.activeElement === input.current) return;
    // The session knows the place of this search more precisely than its URL.
    if (!input.current?.value || (location.postcode === postcode && !placeId)) field.current?.remember(location);
  }, [location, postcode, placeId]);

  useEffect(() => {
    if (!isMember) return;
    // Only a member's page loads this; without it the shopper types the postcode.
    import('./SavedAddresses').then(
      ({ SavedAddresses }) => setSaved(() => SavedAddresses),
      () => undefined,
    );
  }, [isMember]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const message = field.current?.problem();
    if (message) event.preventDefault();
    showProblem(message);
  };
  const chosen = () => String(new FormData(form.current ?? undefined).get('fulfilment') ?? 'delivery');
  const widget = {
    field,
    id,
    input,
    described: problem ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {},
    button: copy.findButton ?? 'Find stores',
    onProblem: showProblem,
  };
  return (
    <search className={styles.search}>
      <form ref={form} method="post" action={FIND_ACTION} noValidate onSubmit={onSubmit}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {Object.entries(errand).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FulfilmentField fulfilment={fulfilment} />
        {features.addressSearch ? (
          <AddressField {...widget} value={address ?? postcode} placeId={placeId} postcode={postcode} />
        ) : (
          <PostcodeField {...widget} value={postcode} />
        )}
        {Saved && <Saved onChoose={(postcode) => sendSearch({ fulfilment: chosen(), postcode, ...errand })} />}
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
        {(copy.findNote || features.useMyLocation) && (
          <div className={styles.foot}>
            {copy.findNote && <p className={styles.note}>{copy.findNote}</p>}
            {features.useMyLocation && (
              <TextButton
                className={mine.offered ? styles.mine : styles.asleep}
                aria-disabled={mine.pending || undefined}
                onClick={() => void mine.find({ fulfilment: chosen(), ...errand })}
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
