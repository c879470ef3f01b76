import { itemUpdateFailed } from '@storefront/messages/basket';
import { textForCode } from '@storefront/messages/text-for-code';
import { Notice } from '@storefront/ui/notice';
import { rejectionTexts } from '../basket/rejection-texts';

/** Why a form that was sent before any script was refused. @param problem its problem code; undefined without one */
export function FormProblem({ problem }: { problem: string | undefined }) {
  if (!problem) return null;
  return (
    <Notice kind="danger" role="alert">
      {textForCode(rejectionTexts, problem, itemUpdateFailed)}
    </Notice>
  );
}
