export { StoreSearch as Boundary } from '../search-form/StoreSearch';
