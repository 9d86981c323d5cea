export { city, degree, groupValues, queryGroupCodes, title } from './dictionary.ts';
export { saveValue, setValueState, valueUses } from './values.ts';
