import type { AdminCoupon } from '@storefront/api/entities/coupon';
import { countText } from '@storefront/messages/count-text';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { Button } from '@storefront/ui/button';
import { ConfirmDialog } from '@storefront/ui/confirm-dialog';
import { Notice } from '@storefront/ui/notice';
import { useState } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import layout from '../frame/Layout.module.css';
import { saveFile } from '../pieces/save-file';
import { useNow } from '../pieces/use-now';
import { CouponRow } from './CouponRow';
import { couponState } from './coupon-words';
import { NewCouponForm } from './NewCouponForm';
import type { CouponsRead } from './read-coupons';

/** The coupons of the business: what they give, how often they were used, and a new one. */
export function CouponsPage({ data: { visit, coupons: first } }: { data: CouponsRead }) {
  const { api } = usePageContext();
  const [coupons, setCoupons] = useState(first);
  const [added, setAdded] = useState<{ readonly coupon: AdminCoupon; readonly codes: readonly string[] }>();
  const [ending, setEnding] = useState<AdminCoupon>();
  const [problem, setProblem] = useState<string>();
  const [endedAt, setEndedAt] = useState(0);
  // The shop's clock may be a moment ahead of what the page takes for it.
  const now = Math.max(useNow(), endedAt);
  const live = coupons.filter((coupon) => couponState(coupon, now) === 'live').length;
  const end = async ({ couponId, code }: AdminCoupon) => {
    setEnding(undefined);
    setProblem(undefined);
    try {
      const reply = await api.call('POST /admin/coupon-end', { body: { code } });
      if (!reply.ok) return setProblem(`${code} could not be ended. Load the page again.`);
      setCoupons((all) => all.map((one) => (one.couponId === couponId ? reply.data : one)));
      if (reply.data.endsAt) setEndedAt(Date.parse(reply.data.endsAt));
    } catch {
      setProblem(`${code} could not be ended. Check the connection and try again: until then it works.`);
    }
  };
  return (
    <DeskFrame visit={visit} section="coupons">
      <div className={layout.head}>
        <h1>Coupons</h1>
        <p className="sf-muted">{countText(live, 'coupon')} live</p>
      </div>
      {problem && (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {added && <Added {...added} />}
      <div className={layout.columns}>
        <section className={layout.panel} aria-label="Coupons">
          <h2>All coupons</h2>
          {coupons.length === 0 && <p className="sf-muted">There is no coupon yet.</p>}
          <ul>
            {coupons.map((coupon) => (
              <CouponRow key={coupon.couponId} coupon={coupon} now={now} onEnd={() => setEnding(coupon)} />
            ))}
          </ul>
        </section>
        <NewCouponForm
          onAdded={(coupon, codes) => {
            setCoupons((all) => [coupon, ...all]);
            setAdded({ coupon, codes });
          }}
        />
      </div>
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={`End ${ending?.code}?`}
        question="No basket can use it from now on. Orders that have used it stay as they are."
        confirmLabel="End coupon"
        cancelLabel="Keep"
        danger
        onConfirm={() => ending && end(ending)}
      />
    </DeskFrame>
  );
}

/** Says that a coupon was added; single-use codes are saved as a file, because they are listed nowhere else. */
function Added({ coupon: { code }, codes }: { coupon: AdminCoupon; codes: readonly string[] }) {
  const isSingleUse = codes.length > 1 || codes[0] !== code;
  const save = () => saveFile(`${code}.csv`, 'text/csv', `${['code', ...codes].join('\n')}\n`);
  return (
    <Notice
      kind="success"
      role="status"
      action={isSingleUse ? <Button onClick={save}>Save the codes</Button> : undefined}
    >
      {isSingleUse
        ? `${code} was added with ${countText(codes.length, 'code')}. Save them now: they are not shown again.`
        : `${code} was added.`}
    </Notice>
  );
}
