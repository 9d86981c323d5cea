export { city, degree, groupValues, queryGroupCodes, title } from './dictionary.ts';
