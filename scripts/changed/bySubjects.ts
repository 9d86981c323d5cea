import { suggestVerb } from './byServer.ts';
import { subjectsOf } from './subjects.ts';
import { byWord } from './suggestions.ts';
import type { Aspect, Suggestions } from './suggestions.ts';

/** Tests whose paths have the words of what a folder is about (`subjects.ts`). */
export function suggestBySubject(options: Aspect & { isSeen: boolean; entities: Suggestions }): void {
  const { project, file, nearness, isSeen, tests, entities } = options;
  for (const { contract = [], e2e = [], faults = [], verbs = [], folder } of subjectsOf(file)) {
    // Of several rows the one that says most of the path.
    const score = byWord * nearness + folder.length / 100;
    // What needs a build and a browser is for what is seen there, and for what is meant by a change itself.
    const runs = { contract, e2e: isSeen ? e2e : [], faults: nearness === 1 ? faults : [] };
    for (const runner of ['contract', 'e2e', 'faults'] as const) {
      for (const path of project.tests[runner]) {
        const word = runs[runner].find((each) => path.slice(`tests/${runner}/`.length).includes(each));
        if (word) tests.add({ path, score, reason: `is about ${folder}` });
      }
    }
    for (const verb of verbs) suggestVerb({ project, verb, nearness, tests, entities });
  }
}

/** Ways through the browser that open a page of the learner. */
export function suggestByPage({ project, file, nearness, tests }: Aspect): void {
  const [, page] = /^learner\/pages\/(\w+)\//.exec(file) ?? [];
  if (page === undefined) return;
  const address = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  for (const path of project.tests.e2e) {
    const visits = project.textOf(path).split(new RegExp(`['/]${address}\\b`)).length - 1;
    if (visits === 0) continue;
    // Where a page is opened often, the test is about it.
    tests.add({ path, score: (byWord + Math.min(visits, 20) / 4) * nearness, reason: `opens /${address}` });
  }
}

/** Whether people see in a browser what a file does. */
export function isDrawn(path: string): boolean {
  return /^(admin|learner|runtime\/(screen|react))\//.test(path) || /^kinds\/.*(\.tsx$|\/screen\/)/.test(path);
}
