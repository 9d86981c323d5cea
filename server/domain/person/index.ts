export { exportData } from './exportData.ts';
