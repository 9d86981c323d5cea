export { category } from './category.ts';
export { papers } from './papers.ts';
