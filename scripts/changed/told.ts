/** What `npm test -- changed` says of its choice, before it runs it. */
import type { ChangedSelection } from '../changed.ts';
import type { Selection } from '../selection.ts';
import type { Since } from './since.ts';
import type { Choice } from './suggestions.ts';

/** A few lines: since when, what changed, what is run and why, and what is left out. */
export function toldSelection(options: {
  since: Since;
  selected: ChangedSelection;
  /** Every test there is. */
  all: Omit<Selection, 'entities'>;
}): string[] {
  const { since, selected, all } = options;
  const { reasons, leftOut, unknown } = selected;
  const runs = (['unit', 'contract', 'entities', 'e2e', 'faults'] as const).flatMap((runner) => {
    const paths = selected[runner];
    if (paths.length === 0) return [];
    return [`  ${names[runner]}: ${few(paths.map((path) => said({ path, reason: reasons.get(path) ?? '' })))}`];
  });
  const tests = (['unit', 'contract', 'e2e', 'faults'] as const).map((runner) => [
    selected[runner].length,
    all[runner].length,
  ]);
  const [taken, total] = tests.reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0]);
  return [
    `Since ${since.commit} (${since.why}): ${since.files.length === 0 ? 'nothing changed' : few(since.files)}`,
    ...runs,
    ...(leftOut.length > 0 ? [`  for want of time not: ${few(leftOut.map(said))}`] : []),
    ...(unknown.length > 0 ? [`  no test is known for: ${few(unknown)}`] : []),
    `  left out: ${(total ?? 0) - (taken ?? 0)} of ${total ?? 0} test files; npm test runs them`,
    '',
  ];
}

const names = { unit: 'unit', contract: 'contract', entities: 'catalogue', e2e: 'e2e', faults: 'faults' };

const most = 4;

function few(words: readonly string[]): string {
  const more = words.length > most ? ` and ${words.length - most} more` : '';
  return `${words.slice(0, most).join(', ')}${more}`;
}

function said({ path, reason }: Choice): string {
  return `${path.replace(/^tests\/\w+\//, '')} (${reason})`;
}
