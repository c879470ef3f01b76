export { calls, PlainPage, title } from './checkout-payment';
