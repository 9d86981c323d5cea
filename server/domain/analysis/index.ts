export { itemAnalysis, itemExcel } from './itemAnalysis.ts';
