export { category } from './category.ts';
export { papers } from './papers.ts';
export { similar } from './similar.ts';
