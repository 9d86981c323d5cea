import { readText } from '#kinds/richText/data/cellText.ts';
import { reading, type Statement } from '../../database/statement.ts';
import type { CallContext } from '../../engine/context.ts';
import { rightOptions, type StoredQuestion } from '../answer/index.ts';
import { asSweep } from '../attempt/index.ts';
import { snapshots } from '../scoring/index.ts';
import type { Sheet } from './figures.ts';

/** A question of a session, in a version that was on papers. */
export interface AskedQuestion {
  questionId: string;
  version: number;
  /** Of the latest key by which somebody's answer was scored. */
  keyVersion: number;
  /** Its number; null where it stands in different places. */
  place: number | null;
  /** Its points. */
  maximum: number;
  type: string;
  /** On one line, as are the options. */
  title: string;
  options: string[];
  /** The right options, counted from 1. */
  keys: number[];
  /** How long half of the people took at most, in seconds; null where their saves do not tell. */
  seconds: number | null;
}

/** The scored papers of a session, and what they ask; the places in `sheets` are those in `questions`. */
export interface ScoredSession {
  sheets: Sheet[];
  questions: AskedQuestion[];
}

interface OfSession {
  context: CallContext;
  sessionId: string;
}

/** Papers that are read at once. */
const atOnce = 200;
/** Characters of a question, and of an option. */
const longest = 120;

/** Reads every decided result of a session that was sat on a machine, but those that are invalid (rule SC30). */
export async function scoredSession(of: OfSession): Promise<ScoredSession> {
  const found: Found = { places: new Map(), asked: [], times: [] };
  const sheets: Sheet[] = [];
  for (let after = ''; ; ) {
    const rows = await papersAfter({ ...of, after });
    sheets.push(...rows.map((row) => sheetOf({ row, found })));
    after = rows.at(-1)?.id ?? '';
    if (rows.length < atOnce) break;
  }
  return { sheets, questions: await questionsOf({ ...of, found }) };
}

/** What came together of the papers that were read. */
interface Found {
  /** By `id/version`. */
  places: Map<string, number>;
  asked: Pick<AskedQuestion, 'questionId' | 'version' | 'keyVersion' | 'place' | 'maximum'>[];
  /** Of each question the seconds of everybody. */
  times: number[][];
}

/** A scored paper as it is read. */
interface PaperRow {
  id: string;
  awards: [questionId: string, keyVersion: number, place: number, gained: number, maximum: number][] | null;
  /** Of each question by its id. */
  versions: Readonly<Record<string, number>>;
  /** What was answered, options as bits. */
  answers: [questionId: string, selected: number[], isGiven: boolean][] | null;
  times: [questionId: string, seconds: number][] | null;
}

function sheetOf({ row: { awards, versions, answers, times }, found }: { row: PaperRow; found: Found }): Sheet {
  const given = new Map((answers ?? []).map(([questionId, ...answer]) => [questionId, answer]));
  const taken = new Map(times ?? []);
  const questions: number[] = [];
  const gained: number[] = [];
  const chosen: number[] = [];
  for (const [questionId, keyVersion, place, points, maximum] of awards ?? []) {
    const version = versions[questionId] ?? keyVersion;
    const question = placeOf({ found, asked: { questionId, version, keyVersion, place, maximum } });
    const [selected = [], isGiven = false] = given.get(questionId) ?? [];
    questions.push(question);
    gained.push(points);
    chosen.push(selected.reduce((bits, option) => bits | (1 << option), isGiven ? 1 : 0));
    const seconds = taken.get(questionId);
    if (seconds !== undefined) found.times[question]?.push(seconds);
  }
  return { questions, gained, chosen };
}

function placeOf({ found, asked }: { found: Found; asked: Found['asked'][number] }): number {
  const key = `${asked.questionId}/${asked.version}`;
  const known = found.places.get(key);
  if (known !== undefined) {
    const first = found.asked[known];
    if (first) {
      if (first.place !== asked.place) first.place = null;
      first.keyVersion = Math.max(first.keyVersion, asked.keyVersion);
    }
    return known;
  }
  const place = found.asked.push(asked) - 1;
  found.times.push([]);
  found.places.set(key, place);
  return place;
}

/** How long somebody took for each question, from the save before it or from the begin (rule SC32). */
const timesText = `select json_agg(json_build_array(t."questionId", t."seconds")) from (
    select g."questionId", sum(g."gap") as "seconds" from (
      select l."questionId", count(*) over (partition by l."savedTime") as "together", extract(epoch from l."savedTime"::timestamptz
        - coalesce(lag(l."savedTime"::timestamptz) over (order by l."number"), m."startTime")) as "gap"
      from "answerLog" l where l."tenantId" = r."tenantId" and l."attemptId" = r."attemptId") g
    group by g."questionId" having max(g."together") = 1) t`;

function papersAfter({ context, sessionId, after }: OfSession & { after: string }): Promise<PaperRow[]> {
  return readAll(
    context,
    reading<PaperRow>({
      name: 'analysis_papers',
      text: `select r."id", (
          select json_agg(json_build_array(w."questionId", w."keyVersion", w."place", w."gained", w."maximum")) from "award" w
          where w."tenantId" = r."tenantId" and w."resultId" = r."id" and w."isCurrent" and not w."isProposed"
            and w."questionId" is not null and w."keyVersion" is not null) as "awards", (
          select json_object_agg(p."questionId", p."version")
          from jsonb_to_recordset(m."paper") p("questionId" text, "version" integer)) as "versions", (
          select json_agg(json_build_array(a."questionId", a."selectedOptions", "isGiven"(a."selectedOptions", a."inputInfo")))
          from "attemptAnswer" a where a."tenantId" = r."tenantId" and a."attemptId" = r."attemptId") as "answers",
          (${timesText}) as "times"
        from "result" r join "attempt" m on m."tenantId" = r."tenantId" and m."id" = r."attemptId"
        where r."tenantId" = $1 and r."sessionId" = $2 and r."id" > $3 and r."isDecided" and r."kind" in ('normal', 'deducted')
        order by r."id" limit ${atOnce}`,
      values: [context.scope.tenantId, sessionId, after],
    }),
  );
}

/** In a transaction of its own, so that others have their turn between two: the papers are everybody's, and seen by nobody. */
function readAll<Row>({ app, scope }: CallContext, statement: Statement<Row>): Promise<Row[]> {
  return app.database.inScope({ scope }, async (transaction) => {
    await transaction.query(asSweep);
    return transaction.query(statement);
  });
}

async function questionsOf({
  context,
  found: { asked, times },
}: OfSession & { found: Found }): Promise<AskedQuestion[]> {
  const keys = asked.map(({ questionId, keyVersion }) => `${questionId}/${keyVersion}`);
  const rows = await readAll(context, snapshots({ tenantId: context.scope.tenantId, keys }));
  const stored = new Map(rows.map(({ key, question }) => [key, question]));
  return asked.map((question, at) => ({
    ...question,
    ...saidOf(stored.get(keys[at] ?? '')),
    seconds: medianOf(times[at] ?? []),
  }));
}

function saidOf(question: StoredQuestion | undefined): Pick<AskedQuestion, 'type' | 'title' | 'options' | 'keys'> {
  if (!question) return { type: '', title: '', options: [], keys: [] };
  const { type, title, options } = question;
  return {
    type,
    title: lineOf(title),
    options: options.map(({ content }) => lineOf(content)),
    keys: rightOptions({ options }),
  };
}

function lineOf(html: string): string {
  return [...readText(html).replaceAll('\n', ' ')].slice(0, longest).join('');
}

function medianOf(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
}
