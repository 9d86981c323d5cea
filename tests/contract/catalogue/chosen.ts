import type { Sample } from '#tests/sample.ts';
import { isWhole } from '#tests/suite.ts';
import { entityOf, namesOfEntities, operationsOf } from '../artefacts.ts';
import { recordFeatures, sampleOf, workbookFeatures } from './sample.ts';

/**
 * Whose records no two tests can make alike: a session lies within its exam and names a subject of it, rooms and staff are
 * booked once at a time, an application is its learner's, who is entered, has paid, has a place or a result is somebody of an exam. They are tried in `tests/contract/examination` and
 * `tests/contract/certApply`, a manager of the platform is an account's: `tests/contract/operator`, plans of seats in `tests/contract/seating`, results in `tests/contract/scoring`. Of numbers there are as many rules as series
 * that may have one: `tests/contract/words/seriesRule.test.ts` and `tests/contract/placement/ticket.test.ts`.
 */
const elsewhere: ReadonlySet<string> = new Set([
  'applyEntry',
  'award',
  'certApply',
  'erasure',
  'examSession',
  'numberRule',
  'paymentEntry',
  'placement',
  'platformManager',
  'result',
  'scoreEntry',
  'scoreReview',
  'seatingEntry',
  'seatingPlan',
  'seatingRow',
  'sessionStaff',
]);
const names = namesOfEntities().filter((name) => !elsewhere.has(name));

const all = names.map((name) => ({ entity: entityOf(name), operations: operationsOf(name) }));
const samples = {
  records: sampleOf({ all, featuresOf: recordFeatures }),
  workbooks: sampleOf({ all, featuresOf: workbookFeatures }),
};

/** The entities that this run tries over HTTP: all of them, or in the suite of a landing a sample. */
export const chosen: {
  names: string[];
  /** Of which everything but workbooks is tried. */
  records: ReadonlySet<string>;
  workbooks: ReadonlySet<string>;
  /** Of which files are tried that are no workbook of it. */
  withFiles: ReadonlySet<string>;
} = isWhole ? whole() : some();

/** The choice, in words: who was taken, and for what. */
export function toldChoice(): string {
  if (isWhole) return `All entities but ${[...elsewhere].join(' and ')} are tried over HTTP: ${chosen.names.length}.`;
  return [
    `Of ${all.length} entities ${chosen.records.size} are tried over HTTP; the others have nothing that these lack.`,
    ...Object.entries(samples).map(
      ([what, { adds, total }]) => `${what}, ${total} features:\n${told({ adds }).join('\n')}`,
    ),
  ].join('\n');
}

const most = 6;

function told({ adds }: Pick<Sample, 'adds'>): string[] {
  return Object.entries(adds).map(([name, features]) => {
    const more = features.length > most ? ` and ${features.length - most} more` : '';
    return `  ${name}: ${features.slice(0, most).join(', ')}${more}`;
  });
}

function whole(): typeof chosen {
  return { names, records: new Set(names), workbooks: new Set(names), withFiles: new Set(names) };
}

function some(): typeof chosen {
  const { records, workbooks } = samples;
  return {
    names: [...new Set([...records.names, ...workbooks.names])].sort(),
    records: new Set(records.names),
    workbooks: new Set(workbooks.names),
    withFiles: new Set(workbooks.names.slice(0, 1)),
  };
}
