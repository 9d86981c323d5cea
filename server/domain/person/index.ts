export { erase, planErasure, recountErasure } from './erasure/index.ts';
export { exportData } from './exportData.ts';
