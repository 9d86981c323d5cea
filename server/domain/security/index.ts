export { exportEvents, securityWorks } from './export.ts';
export { listEvents } from './list.ts';
export { recordEvent, recordOwn, type Happening } from './record.ts';
export { sweepEvents } from './sweep.ts';
