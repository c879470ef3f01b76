export { AssistedBar as Boundary } from '../assisted-visit/AssistedBar';
