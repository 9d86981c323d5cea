export { getImportJob } from './get.ts';
