import { assistedLinkInvalid } from '@storefront/messages/payment';
import { problemMessage } from '@storefront/messages/problem-message';
import { connectionLost } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { Notice } from '@storefront/ui/notice';
import { PageFrame } from '@storefront/ui/page-frame';
import { useEffect, useRef, useState } from 'react';

type State =
  | { readonly kind: 'ready' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * Where the desk's link leads. It opens nothing by itself: the button does, so that no page of somebody else can replace
 * a shopper's session. The secret leaves the address bar at once.
 */
export function AssistedVisitPage() {
  const { api } = usePageContext();
  const token = useRef<string>(undefined);
  const [state, setState] = useState<State>();
  useEffect(() => {
    token.current ??= location.hash.slice(1);
    history.replaceState(history.state, '', location.pathname);
    setState(token.current ? { kind: 'ready' } : { kind: 'failed', text: assistedLinkInvalid });
  }, []);
  const open = async () => {
    if (state?.kind === 'busy') return;
    setState({ kind: 'busy' });
    try {
      const reply = await api.call('POST /auth/assisted-visit-open', { body: { visitToken: token.current ?? '' } });
      if (!reply.ok) return setState({ kind: 'failed', text: problemMessage(reply.error) });
      const { draftOrderId } = reply.data;
      if (draftOrderId === null) return location.replace(urlTo('index'));
      const amended = await api.call('POST /checkout/order-amend', { body: { draftOrderId } });
      if (!amended.ok) return setState({ kind: 'failed', text: problemMessage(amended.error) });
      location.replace(urlTo('basket'));
    } catch {
      setState({ kind: 'failed', text: connectionLost });
    }
  };
  return (
    <PageFrame width="single">
      <div className="sf-stack">
        <h1 tabIndex={-1}>Order for a shopper</h1>
        {state?.kind === 'failed' && (
          <Notice kind="danger" role="alert">
            {state.text}
          </Notice>
        )}
        {state && state.kind !== 'failed' && (
          <>
            <p>
              You shop in the name of the person on the phone, for an hour at most. If somebody is logged in to the shop
              in this browser, they are logged out. That you order for them is recorded.
            </p>
            <div>
              <Button big busy={state.kind === 'busy'} onClick={() => void open()}>
                Start the order
              </Button>
            </div>
          </>
        )}
      </div>
    </PageFrame>
  );
}
