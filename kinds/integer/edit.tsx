export { edit } from '../number/edit.tsx';
