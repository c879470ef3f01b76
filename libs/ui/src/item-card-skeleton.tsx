import { Skeleton } from './skeleton';

/** The placeholder of a card while it loads. */
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
