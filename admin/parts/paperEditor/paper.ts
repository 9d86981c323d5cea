import type { ScreenRecord } from '#runtime/screen/records.ts';
import { hanNumber } from '../hanNumber.ts';
import { mostSections } from './limits.ts';

/** A group of a paper (大题). */
export interface Section {
  title: string;
  instructions?: string | null | undefined;
}

/** A group as it is chosen. */
export interface Group {
  place: number;
  title: string;
}

/** A question of a paper as the form has it. */
export interface PaperRow {
  /** Undefined until it was saved. */
  id?: string | undefined;
  questionId: string;
  questionIdLabel?: string | null | undefined;
  type?: string | null | undefined;
  difficulty?: string | null | undefined;
  section?: string | null | undefined;
  /** A text where what was typed is no number. */
  score?: number | string | null | undefined;
}

/** A paper as it is put together: a list of questions a group, and behind these the questions of none. */
export interface Paper {
  sections: readonly Section[];
  lists: readonly (readonly PaperRow[])[];
}

/** Where a question stands: the group, by its place, and the place in it. */
export interface Spot {
  place: number;
  index: number;
}

/** The paper that two fields of a record are. */
export function paperOf({ value, record }: { value: unknown; record: ScreenRecord }): Paper {
  const sections = listOf<Section>(record['sections']);
  const lists: PaperRow[][] = [...sections, undefined].map(() => []);
  for (const row of listOf<PaperRow>(value)) {
    const place = row.section ? sections.findIndex(({ title }) => title === row.section) : -1;
    lists.at(place)?.push(row);
  }
  return { sections, lists };
}

/** The two fields again, questions in the order in which they stand. */
export function fieldsOf({ sections, lists }: Paper): { sections: Section[]; questions: PaperRow[] } {
  return {
    sections: [...sections],
    questions: lists.flatMap((rows, place) => rows.map((row) => ({ ...row, section: sections[place]?.title ?? null }))),
  };
}

/** As it comes back out of the form. */
export function normal(paper: Paper): Paper {
  const { sections, questions } = fieldsOf(paper);
  return paperOf({ value: questions, record: { sections } });
}

/** Where a group of a paper stands in what became of the paper; undefined where it is gone. */
export function placeIn({ paper, next, place }: { paper: Paper; next: Paper; place: number }): number | undefined {
  const names = next.sections.map(nameOf);
  const section = paper.sections[place];
  if (!section) return names.length;
  const name = nameOf(section);
  if (names[place] === name) return place;
  if (names.includes(name)) return names.indexOf(name);
  return names.length === paper.sections.length ? place : undefined;
}

/** All questions in order. */
export function rowsOf({ lists }: Paper): PaperRow[] {
  return lists.flat();
}

export function spotOf({ lists }: Paper, questionId: string): Spot | undefined {
  for (const [place, rows] of lists.entries()) {
    const index = rows.findIndex((row) => row.questionId === questionId);
    if (index >= 0) return { place, index };
  }
  return undefined;
}

/**
 * With further questions at the end of a group; those of a material that has questions there come right behind these.
 * What stands on the paper already is left out.
 */
export function added({
  paper,
  place,
  rows,
  materialOf,
}: {
  paper: Paper;
  place: number;
  rows: readonly PaperRow[];
  materialOf(questionId: string): string | undefined;
}): Paper {
  const known = new Set(rowsOf(paper).map(({ questionId }) => questionId));
  return withList({
    paper,
    place,
    rows: rows
      .filter(({ questionId }) => !known.has(questionId))
      .reduce<readonly PaperRow[]>((list, row) => {
        const material = materialOf(row.questionId);
        const last = material ? list.findLastIndex(({ questionId }) => materialOf(questionId) === material) : -1;
        return last < 0 ? [...list, row] : inserted(list, last + 1, row);
      }, paper.lists[place] ?? []),
  });
}

export function without(paper: Paper, questionIds: readonly string[]): Paper {
  return {
    ...paper,
    lists: paper.lists.map((rows) => rows.filter(({ questionId }) => !questionIds.includes(questionId))),
  };
}

/** With questions, in the order in which they stood, at a place of a group, counted without them; -1 is its end. */
export function moved({
  paper,
  questionIds,
  place,
  index = -1,
}: {
  paper: Paper;
  questionIds: readonly string[];
  place: number;
  index?: number;
}): Paper {
  const rows = rowsOf(paper).filter(({ questionId }) => questionIds.includes(questionId));
  const rest = without(paper, questionIds);
  const list = rest.lists[place] ?? [];
  return withList({ paper: rest, place, rows: inserted(list, index < 0 ? list.length : index, ...rows) });
}

/** One place up or down; at the edge of a group into the next one. The same paper where there is none. */
export function stepped({ paper, questionId, step }: { paper: Paper; questionId: string; step: -1 | 1 }): Paper {
  const spot = spotOf(paper, questionId);
  if (!spot) return paper;
  const index = spot.index + step;
  if (index >= 0 && index < (paper.lists[spot.place]?.length ?? 0))
    return moved({ paper, questionIds: [questionId], place: spot.place, index });
  const place = spot.place + step;
  if (place < 0 || place >= Math.max(paper.sections.length, 1)) return paper;
  return moved({ paper, questionIds: [questionId], place, index: step < 0 ? -1 : 0 });
}

/** Before or behind another question. */
export function movedBeside({
  paper,
  questionId,
  key,
  beside,
}: {
  paper: Paper;
  questionId: string;
  key: string;
  beside: 'before' | 'after';
}): Paper {
  const spot = spotOf(without(paper, [questionId]), key);
  if (!spot) return paper;
  return moved({
    paper,
    questionIds: [questionId],
    place: spot.place,
    index: spot.index + (beside === 'after' ? 1 : 0),
  });
}

/** With another group behind the others. */
export function withSection(paper: Paper, section: Section): Paper {
  return {
    sections: [...paper.sections, section],
    lists: inserted<readonly PaperRow[]>(paper.lists, paper.sections.length, []),
  };
}

export function changedSection({
  paper,
  place,
  section,
}: {
  paper: Paper;
  place: number;
  section: Partial<Section>;
}): Paper {
  return {
    ...paper,
    sections: paper.sections.map((each, at) => (at === place ? { ...each, ...section } : each)),
  };
}

/** A group with all its questions at another place. */
export function movedSection({ paper, place, to }: { paper: Paper; place: number; to: number }): Paper {
  const [section, rows] = [paper.sections[place], paper.lists[place]];
  if (!section || !rows || to < 0 || to >= paper.sections.length) return paper;
  return renumbered({
    sections: inserted(cut(paper.sections, place), to, section),
    lists: inserted(cut(paper.lists, place), to, rows),
  });
}

/** Without a group; its questions are of none then, or gone with it. */
export function withoutSection({
  paper,
  place,
  areRowsKept,
}: {
  paper: Paper;
  place: number;
  areRowsKept: boolean;
}): Paper {
  const rows = areRowsKept ? (paper.lists[place] ?? []) : [];
  const lists = cut(paper.lists, place);
  return renumbered({
    sections: cut(paper.sections, place),
    lists: lists.map((list, at) => (at === lists.length - 1 ? [...rows, ...list] : list)),
  });
}

interface Kind {
  code: string;
  label: string;
}

/**
 * With further questions, each in the first group that is named for its kind, or in a new one; in the last one where
 * there are as many groups as a paper takes.
 */
export function addedByKind({
  paper,
  rows,
  kinds,
}: {
  paper: Paper;
  rows: readonly PaperRow[];
  kinds: readonly Kind[];
}): Paper {
  return kinds.reduce<Paper>((grown, { code, label }) => {
    const ofKind = rows.filter(({ type }) => type === code);
    if (ofKind.length === 0) return grown;
    const found = grown.sections.findIndex(({ title }) => title.includes(label));
    const isNew = found < 0 && grown.sections.length < mostSections;
    const bigger = isNew ? withSection(grown, { title: newTitle(grown, label) }) : grown;
    const place = found < 0 ? bigger.sections.length - 1 : found;
    return added({ paper: bigger, place, rows: ofKind, materialOf: () => undefined });
  }, paper);
}

/** With the questions of no group in those of their kinds. */
export function groupedByKind({ paper, kinds }: { paper: Paper; kinds: readonly Kind[] }): Paper {
  const rows = (paper.lists.at(-1) ?? []).filter(({ type }) => kinds.some(({ code }) => code === type));
  const rest = without(
    paper,
    rows.map(({ questionId }) => questionId),
  );
  return addedByKind({ paper: rest, rows, kinds });
}

/** With one score for all questions that fit. */
export function scored({
  paper,
  score,
  isMeant,
}: {
  paper: Paper;
  score: number | string | null;
  isMeant(row: PaperRow, place: number): boolean;
}): Paper {
  return {
    ...paper,
    lists: paper.lists.map((rows, place) => rows.map((row) => (isMeant(row, place) ? { ...row, score } : row))),
  };
}

/** With questions of one material behind the first of it, within their group. */
export function withMaterialsTogether(paper: Paper, materialOf: (questionId: string) => string | undefined): Paper {
  return {
    ...paper,
    lists: paper.lists.map((rows) =>
      rows.flatMap((row, index) => {
        const material = materialOf(row.questionId);
        if (!material) return [row];
        const isFirst = rows.findIndex(({ questionId }) => materialOf(questionId) === material) === index;
        return isFirst ? rows.filter(({ questionId }) => materialOf(questionId) === material) : [];
      }),
    ),
  };
}

export interface Totals {
  count: number;
  score: number;
}

export function totalsOf(rows: readonly PaperRow[]): Totals {
  return {
    count: rows.length,
    score: rows.reduce((sum, { score }) => sum + (typeof score === 'number' ? score : 0), 0),
  };
}

/** A title for a new group, with its number, that no other has. */
export function newTitle({ sections }: Pick<Paper, 'sections'>, name: string): string {
  const titles = new Set(sections.map(({ title }) => title));
  const title = `${hanNumber(sections.length + 1)}、${name}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? title : `${title}（${count}）`;
    if (!titles.has(candidate)) return candidate;
  }
}

/** Titles that begin with the number of their group have the right one again, unless two would be the same. */
function renumbered(paper: Paper): Paper {
  const sections = paper.sections.map((section, place) => ({
    ...section,
    title: section.title.replace(numbering, `${hanNumber(place + 1)}、`),
  }));
  return new Set(sections.map(({ title }) => title)).size < sections.length ? paper : { ...paper, sections };
}

const numbering = /^[一二三四五六七八九十]+、/;

/** What a group is called without its number. */
function nameOf({ title }: Section): string {
  return title.replace(numbering, '');
}

function withList({ paper, place, rows }: { paper: Paper; place: number; rows: readonly PaperRow[] }): Paper {
  return { ...paper, lists: paper.lists.map((list, at) => (at === place ? rows : list)) };
}

function inserted<Item>(list: readonly Item[], index: number, ...items: readonly Item[]): Item[] {
  return [...list.slice(0, index), ...items, ...list.slice(index)];
}

function cut<Item>(list: readonly Item[], index: number): Item[] {
  return list.filter((_, at) => at !== index);
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
