export { abilityList, category, countByType, difficultyStat, options } from './question.ts';
