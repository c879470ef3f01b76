export { OpenShop as Boundary } from '../open-shop/OpenShop';
