export { askReview } from './askReview.ts';
export { foreseePublish, publishScore, withdrawScore } from './publish.ts';
export { myAnswers } from './myAnswers.ts';
export { myExamFinish } from './myExamFinish.ts';
export { myResult } from './myResult.ts';
export { myReview } from './myReview.ts';
export { foreseeRefresh, refreshScore } from './refresh.ts';
export { scoreHandedIn } from './sweep.ts';
