export { category } from './category.ts';
export { createPaper, preparePapers } from './createPaper.ts';
export { papers } from './papers.ts';
