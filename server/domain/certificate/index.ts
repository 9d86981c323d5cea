export { graph } from './graph.ts';
export { network } from './network.ts';
export { ruleProblems, saveRule, type RuleEntry } from './saveRule.ts';
export { hot, recent, shownDetail, shownList } from './shown.ts';
export { unmetRules } from './unmetRules.ts';
