export { exportHistory, historyWorks } from './export.ts';
export { getHistory } from './get.ts';
export { listHistory } from './list.ts';
export { sweepHistory } from './sweep.ts';
