import { Skeleton } from './skeleton';

/** The shape of a card that is on its way. */
export function ItemCardSkeleton() {
  return (
    <li className="sf-card sf-card--skeleton" aria-hidden="true">
      <div className="sf-picture" />
      <div className="sf-card__name">
        <Skeleton height={38} />
      </div>
      <div className="sf-card__facts">
        <Skeleton width="50%" height={16} />
      </div>
      <div className="sf-price">
        <Skeleton width="45%" height={23} />
      </div>
    </li>
  );
}
