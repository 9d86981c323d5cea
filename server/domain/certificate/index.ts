export { graph } from './graph.ts';
export { saveRule, totals, type RuleEntry } from './saveRule.ts';
export { hot, recent, shownDetail, shownList } from './shown.ts';
