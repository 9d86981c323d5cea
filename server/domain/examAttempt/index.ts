export { receiptKey, receipts } from './receipts.ts';
export { leave, saveAnswer, status, submit, takeOver } from './sitting.ts';
export { start } from './start.ts';
