import type { DeliveryRun, DriveStop } from '@storefront/api/entities/desk/drive';
import type { StopAction } from '../../offline/drive-action';

/** A stop after something was done there. */
function withAction(stop: DriveStop, { kind, body }: StopAction): DriveStop {
  const { doneAt } = body;
  switch (kind) {
    case 'arrived':
      return stop.arrivedAt ? stop : { ...stop, arrivedAt: doneAt };
    case 'delivered':
      return { ...stop, outcome: body.left, doneAt, expectedAt: null };
    case 'not_delivered':
      return { ...stop, outcome: 'not_delivered', reason: body.reason, doneAt, expectedAt: null };
  }
}

/** A run with what its driver has done and commerce-api has not received yet. */
export const withActions = (run: DeliveryRun, actions: readonly StopAction[]): DeliveryRun => ({
  ...run,
  stops: run.stops.map((stop) =>
    actions
      .filter(({ body }) => body.businessOrderId === stop.businessOrderId && stop.outcome === null)
      .reduce(withAction, stop),
  ),
});
