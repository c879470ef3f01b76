export { OrderChangeBar as Boundary } from '../amended-order/OrderChangeBar';
