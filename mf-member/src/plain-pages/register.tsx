import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainRegister } from '../plain-forms/PlainRegister';
import { RegisterFrame } from '../register-page/RegisterFrame';
import { carriedTarget, entryCalls, entryTarget } from '../target/plain-entry';

export const calls = entryCalls;

export const title = (): string => 'Create an account';

export function PlainPage(props: PlainPageProps) {
  const target = entryTarget(props);
  const from = carriedTarget(target);
  return (
    <RegisterFrame from={from} target={target}>
      <PlainRegister from={from} returned={props.returned} />
    </RegisterFrame>
  );
}
