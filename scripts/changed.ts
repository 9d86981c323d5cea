/**
 * `npm test -- changed`: the tests that have to do with what has changed, the nearest first, as many as fit into two
 * minutes; the rest is told.
 */
import { makers, suggestByImports, suggestByText, wholes } from './changed/byImports.ts';
import { suggestBySchemas } from './changed/bySchemas.ts';
import { suggestByCalls } from './changed/byServer.ts';
import { isDrawn, suggestByPage, suggestBySubject } from './changed/bySubjects.ts';
import type { Project } from './changed/project.ts';
import { reach } from './changed/reach.ts';
import { Suggestions, isCatalogue, isTest, itself } from './changed/suggestions.ts';
import type { Choice, Suggestion } from './changed/suggestions.ts';
import type { Selection } from './selection.ts';

export interface ChangedSelection extends Selection {
  /** Why each of its tests and entities was taken, by path or name. */
  reasons: ReadonlyMap<string, string>;
  /** What has to do with the change too, and would take too long. */
  leftOut: readonly Choice[];
  /** Changed files that no test is known for. */
  unknown: readonly string[];
}

/** Chooses the tests for some changed files. */
export function selectChanged({
  project,
  changed,
}: {
  project: Project;
  changed: readonly string[];
}): ChangedSelection {
  const tests = new Suggestions();
  const entities = new Suggestions();
  const unknown: string[] = [];
  for (const file of changed) {
    const before = tests.asked + entities.asked;
    suggestByImports({ project, file, tests, entities });
    suggestByText({ project, file, tests });
    suggestBySchemas({ project, file, tests, entities });
    const ends = new Set([...wholes, ...makers]);
    for (const { path, distance } of reach({ file, importers: project.importers, ends })) {
      if (distance > mostDistance || isTest(path)) continue;
      const nearness = 1 / (1 + 2 * distance);
      const isSeen = distance === 0 || isDrawn(file);
      suggestBySubject({ project, file: path, nearness, isSeen, tests, entities });
      suggestByCalls({ project, file: path, nearness, tests, entities });
      if (isSeen) suggestByPage({ project, file: path, nearness, tests });
    }
    const isMade = file.startsWith('schemas/generated/');
    if (!isMade && tests.asked + entities.asked === before) unknown.push(file);
  }
  const tried = entities.list().slice(0, mostEntities);
  const chosen = (runner: keyof Project['tests'], budget: number): { taken: Suggestion[]; left: Suggestion[] } => {
    const all = tests.list().filter(({ path }) => project.tests[runner].includes(path) && !isCatalogue(path));
    return fitting({ suggestions: all, budget, secondsOf: project.secondsOf });
  };
  const runs = {
    unit: chosen('unit', seconds.unit),
    contract: chosen('contract', seconds.contract - tried.length * seconds.entity),
    e2e: chosen('e2e', seconds.e2e),
    faults: chosen('faults', seconds.faults),
  };
  const pathsOf = (runner: keyof typeof runs): string[] => runs[runner].taken.map(({ path }) => path).sort();
  const taken = [...Object.values(runs).flatMap((run) => run.taken), ...tried];
  return {
    unit: pathsOf('unit'),
    contract: pathsOf('contract'),
    e2e: pathsOf('e2e'),
    faults: pathsOf('faults'),
    entities: tried.map(({ path }) => path),
    reasons: new Map(taken.map(({ path, reason }) => [path, reason])),
    leftOut: [...Object.values(runs).flatMap((run) => run.left), ...entities.list().slice(mostEntities)],
    unknown,
  };
}

/** What runs may take, in seconds of one test process, of which two to four run at once; an entity is its part of the catalogue's contract. */
const seconds = { unit: 40, contract: 60, entity: 20, e2e: 55, faults: 45 };
const mostEntities = 2;

/** Of imports, beyond which a file of the server or of pages says nothing any more about what a change is for. */
const mostDistance = 2;

/**
 * Takes the best, of equals the shortest, while there is room; always what was changed itself, and the very best, which may
 * need more than there is.
 */
function fitting(options: {
  suggestions: readonly Suggestion[];
  budget: number;
  secondsOf: (path: string) => number;
}): { taken: Suggestion[]; left: Suggestion[] } {
  const { suggestions, secondsOf } = options;
  let { budget } = options;
  const taken: Suggestion[] = [];
  const left: Suggestion[] = [];
  for (const each of [...suggestions].sort((a, b) => b.score - a.score || secondsOf(a.path) - secondsOf(b.path))) {
    const cost = secondsOf(each.path);
    const isBest = taken.length + left.length === 0 && cost <= 2 * budget;
    if (each.score < itself && !isBest && cost > budget) left.push(each);
    else {
      taken.push(each);
      budget -= cost;
    }
  }
  return { taken, left };
}
