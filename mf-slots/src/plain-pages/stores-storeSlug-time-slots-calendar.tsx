export { calls, PlainPage, title } from '../plain-slots/slots-plain-page';
