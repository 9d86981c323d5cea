/** What the parts of the selection suggest, and how much each of their reasons says. */
import type { Project } from './project.ts';

/** A test file or an entity, and what connects it with the change. */
export interface Choice {
  path: string;
  reason: string;
}

export interface Suggestion extends Choice {
  score: number;
}

/** Tests or entities, each for its best reason. */
export class Suggestions {
  /** How often something was suggested. */
  asked = 0;
  private readonly found = new Map<string, Suggestion>();

  add(suggestion: Suggestion): void {
    this.asked++;
    const known = this.found.get(suggestion.path);
    if (!known || known.score < suggestion.score) this.found.set(suggestion.path, suggestion);
  }

  /** The best first. */
  list(): Suggestion[] {
    return [...this.found.values()].sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
  }
}

/** Scores: how much a reason says. Of imports it is less with every one between. */
export const itself = 100;
export const byImport = 20;
export const byHandler = 12;
export const byWord = 10;
export const byArea = 6;
export const byName = 5;
export const byVerb = 4;

/** What a part of the selection is given. */
export interface Aspect {
  project: Project;
  file: string;
  /** 1 of the changed file itself, less with every import between. */
  nearness: number;
  tests: Suggestions;
}

/** What a part of the selection is given that looks at a changed file itself. */
export type Changed = Omit<Aspect, 'nearness'> & { entities: Suggestions };

export interface Scored {
  score: number;
}

export function isTest(path: string): boolean {
  return /\.(test\.tsx?|spec\.ts)$/.test(path);
}

/** The catalogue's contract as a whole, of which only entities are tried. */
export function isCatalogue(path: string): boolean {
  return /^tests\/contract\/catalogue\/(pglite|postgres)\.test\.ts$/.test(path);
}
