import type { Call } from './project.ts';
import { byArea, byHandler, byVerb, byWord } from './suggestions.ts';
import type { Aspect, Scored, Suggestions } from './suggestions.ts';

/** Contracts of what a file of the server does: a handler's calls, those of its area, or a verb of the engine. */
export function suggestByCalls(options: Aspect & { entities: Suggestions }): void {
  const { project, file, nearness, tests, entities } = options;
  const [, area, handler] = /^server\/domain\/(\w+)\/(.*)\.\w+$/.exec(file) ?? [];
  if (area !== undefined) {
    suggestArea({ project, area, score: byArea * nearness, tests });
    for (const call of project.calls.filter(({ does }) => does.startsWith(`${area}/`))) {
      const score = (call.does === `${area}/${handler}` ? byHandler : byArea) * nearness;
      suggestCall({ project, call, score, tests });
      if (call.entity !== undefined) entities.add({ path: call.entity, score, reason: `has ${call.does}` });
    }
  }
  const [, verb] = /^server\/engine\/(\w+)(\.ts|\/)/.exec(file) ?? [];
  if (verb !== undefined) suggestVerb({ project, verb, nearness, tests, entities });
}

export function suggestVerb(options: Omit<Aspect, 'file'> & { verb: string; entities: Suggestions }): void {
  const { project, verb, nearness, tests, entities } = options;
  for (const path of project.tests.contract)
    if (path.slice(path.lastIndexOf('/') + 1).startsWith(verb))
      tests.add({ path, score: byWord * nearness, reason: `is about ${verb}` });
    else if (project.textOf(path).includes(`.${verb}'`))
      tests.add({ path, score: byVerb * nearness, reason: `calls ${verb}` });
  suggestEntities({ project, verb, nearness, reason: `has ${verb}`, entities });
}

/** Of the entities that have a verb the one with the fewest calls, and one in the middle: the largest take a minute. */
export function suggestEntities(
  options: Omit<Aspect, 'file' | 'tests'> & { verb: string; reason: string; entities: Suggestions },
): void {
  const { project, verb, nearness, reason, entities } = options;
  const counts = new Map<string, number>();
  for (const { entity } of project.calls) if (entity) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  const names = new Set(project.calls.flatMap(({ does, entity }) => (does === verb && entity ? [entity] : [])));
  const sorted = [...names].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1));
  const chosen = new Set([sorted[0], sorted[Math.floor(sorted.length / 2)]]);
  for (const path of chosen) if (path !== undefined) entities.add({ path, score: byVerb * nearness, reason });
}

export function suggestArea({
  project,
  area,
  score,
  tests,
}: Pick<Aspect, 'project' | 'tests'> & Scored & { area: string }): void {
  for (const path of project.tests.contract)
    if (path.startsWith(`tests/contract/${area}/`)) tests.add({ path, score: score + 1, reason: `is about ${area}` });
  for (const call of project.calls) if (call.does.startsWith(`${area}/`)) suggestCall({ project, call, score, tests });
}

export function suggestCall({
  project,
  call,
  score,
  tests,
}: Pick<Aspect, 'project' | 'tests'> & Scored & { call: Call }): void {
  for (const path of project.tests.contract)
    if (isNamed(project.textOf(path), call)) tests.add({ path, score, reason: `calls ${call.name}` });
}

function isNamed(text: string, { name, path }: Call): boolean {
  return ["'", '`', '?'].some((end) => text.includes(`${path}${end}`)) || text.includes(`'${name}'`);
}
