export { all } from './all.ts';
export { saveField } from './saveField.ts';
export { removeFields, setFieldState } from './thenForget.ts';
