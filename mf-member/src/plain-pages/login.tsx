import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { LoginFrame } from '../login-page/LoginFrame';
import { PlainCodeLogin } from '../plain-forms/PlainCodeLogin';
import { PlainLogin } from '../plain-forms/PlainLogin';
import { carriedTarget, entryCalls, entryTarget } from '../target/plain-entry';

export const calls = entryCalls;

export const title = ({ query }: PlainPageProps): string => (query.with === 'code' ? 'Log in with a code' : 'Log in');

export function PlainPage(props: PlainPageProps) {
  const { query, returned } = props;
  const target = entryTarget(props);
  const from = carriedTarget(target);
  return (
    <LoginFrame query={query} from={from} target={target}>
      {query.with === 'code' ? (
        <PlainCodeLogin sent={query.sent} from={from} returned={returned} />
      ) : (
        <PlainLogin from={from} returned={returned} />
      )}
    </LoginFrame>
  );
}
