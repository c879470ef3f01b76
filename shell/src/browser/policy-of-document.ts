import { isPaymentStep } from '@storefront/routes/payment-step';

/** A document keeps the Content-Security-Policy that it came with, whatever address it shows later. */
const paysHere = isPaymentStep(window.location.pathname);

/** Whether a page needs a document of its own: the payment step's policy lets a gateway in, every other keeps it out. */
export const needsDocument = (pathname: string): boolean => isPaymentStep(pathname) !== paysHere;
