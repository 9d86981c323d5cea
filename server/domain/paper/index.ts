export { adopt } from './adopt.ts';
export { category } from './category.ts';
export { createPaper, preparePapers } from './createPaper.ts';
export { draw } from './draw.ts';
export { paperReport } from './paperReport.ts';
export { papers } from './papers.ts';
export { similar } from './similar.ts';
export { simulate, simulated } from './simulate.ts';
export { wholePaper } from './wholePaper.ts';
