export { graph } from './graph.ts';
export { saveRule, totals, type RuleEntry } from './saveRule.ts';
