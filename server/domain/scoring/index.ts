export { askReview } from './askReview.ts';
export { foreseePublish, publishScore, withdrawScore } from './publish.ts';
export { myExamFinish } from './myExamFinish.ts';
export { myResult } from './myResult.ts';
export { myReview } from './myReview.ts';
export { scoreHandedIn } from './sweep.ts';
export { snapshots } from './snapshots.ts';
export { assertWholeReach } from './wholeReach.ts';
