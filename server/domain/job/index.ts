export { cancel } from './cancel.ts';
export { file } from './file.ts';
export { mine } from './mine.ts';
export { progress } from './progress.ts';
export { undo } from './undo.ts';
export { sweepJobs } from './sweep.ts';
