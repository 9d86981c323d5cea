export { JsonEdit as SchemaEdit } from '../json/edit.tsx';
