import type { Mutation } from '../mutation.ts';

/** Faults of what both apps share. */
export const ofRuntime: readonly Mutation[] = [
  {
    name: 'An expression reads what a record inherits',
    file: 'runtime/core/expressions.ts',
    from: '!Object.prototype.hasOwnProperty.call(value, key)',
    to: '!(key in Object(value))',
    tests: ['runtime/core/expressions'],
  },
  {
    name: 'What somebody took away from a screen is no change of it',
    file: 'runtime/core/screens/overlay.ts',
    from: 'const removed = Object.keys(from).filter((key) => !Object.hasOwn(to, key));',
    to: 'const removed: string[] = [];',
    tests: ['runtime/core/screens/overlay', 'runtime/core/screens'],
  },
  {
    name: 'A refusal with status 200 counts as success',
    file: 'runtime/core/http.ts',
    from: 'if (!isRefused && isSuccess(envelope.code ?? 200)) return envelope.data;',
    to: 'if (!isRefused) return envelope.data;',
    tests: ['runtime/core/http'],
  },
  {
    name: 'A draft is offered in another organisation',
    file: 'runtime/core/drafts.ts',
    from: '[user.userId, user.currTenantId, form, id]',
    to: '[user.userId, form, id]',
    tests: ['runtime/react/useDraft'],
  },
  {
    name: 'A draft keeps a password in the browser',
    file: 'runtime/screen/form/draft.ts',
    from: ' && !kindNamed(fields[name].kind).isSecret',
    to: '',
    tests: ['runtime/screen/form/draft', 'runtime/screen/form'],
  },
  {
    name: 'What only the other side changed is overwritten by a merge',
    file: 'runtime/screen/form/conflict.ts',
    from: "changedBy !== 'them'",
    to: "changedBy !== 'both'",
    tests: ['runtime/screen/form/conflict'],
  },
  {
    name: 'A letter inside a formula of a stem begins an option',
    file: 'admin/parts/stemEditor/lines.ts',
    from: 'open: withoutFormulas(withoutCode(line)),',
    to: 'open: withoutCode(line),',
    tests: ['admin/parts/stemEditor'],
  },
  {
    name: 'A right answer that no option has is dropped from those that are there',
    file: 'admin/parts/stemEditor/answers.ts',
    from: 'found.length > 0 && found.every(',
    to: 'found.length > 0 && found.some(',
    tests: ['admin/parts/stemEditor'],
  },
];

/** Faults of the learner's app. */
export const ofLearner: readonly Mutation[] = [
  {
    name: 'What was answered while an answer was on its way is forgotten',
    file: 'learner/answers/queue.ts',
    from: 'if (now && now.sequence <= sequence) waiting.delete(questionId);',
    to: 'if (now) waiting.delete(questionId);',
    tests: ['learner/answers/queue'],
  },
  {
    name: "A deadline is compared with the browser's clock",
    file: 'learner/answers/countdown.ts',
    from: '/ 2 - performance.now()),',
    to: '/ 2 - (Date.now() - performance.timeOrigin)),',
    tests: ['learner/answers'],
  },
  {
    name: 'After a take-over answers are numbered as before',
    file: 'learner/answers/merge.ts',
    from: '(isTakenOver ? 1 : 0)',
    to: '(isTakenOver ? 0 : 0)',
    tests: ['learner/answers'],
  },
  {
    name: 'Whoever comes by a token finds what was kept of somebody else',
    file: 'learner/guard/steps.ts',
    from: '  clearPersonal();\n  await enter(given);',
    to: '  await enter(given);',
    tests: ['learner/guard'],
  },
];
