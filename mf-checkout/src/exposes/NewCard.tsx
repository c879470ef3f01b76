export { NewCard as Boundary } from '../new-card/NewCard';
