export { NumberEdit as IntegerEdit } from '../number/edit.tsx';
