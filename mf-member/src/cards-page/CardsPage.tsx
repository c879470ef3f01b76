import { systemError } from '@storefront/messages/system';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { CardsView } from './CardsView';
import { type CardList, readCards } from './read-cards';

export function CardsPage({ first }: { first: MemberRead<CardList> }) {
  const { api } = usePageContext();
  const [cards, again] = useRead(
    useCallback(() => readAsMember(() => readCards(api)), [api]),
    first,
  );
  return (
    <AccountFrame section="cards" title="Your cards">
      <ReadPart reading={cards} failure={systemError} onRetry={again}>
        {(list) => <CardsView list={list} />}
      </ReadPart>
    </AccountFrame>
  );
}
