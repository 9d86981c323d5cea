import { expect } from 'vitest';
import { changing, reading } from '#server/database/statement.ts';
import type { TestServer } from '#server/testing.ts';

export type Values = Record<string, unknown>;

export interface Reply<Data> {
  status: number;
  message: string;
  data: Data;
}

export interface PaperQuestion {
  questionId: string;
  questionIndex: number;
  questionType: string;
  title: string;
  optionList: { order: number; content: string }[];
  blankCount: number;
  score: number;
  selectedOptions: number[];
  inputInfo: string[];
  isFlagged: boolean;
  sequence: number;
}

export interface Paper {
  mockId: string;
  certCode: string;
  state: string;
  startTime: string;
  deadline: string;
  remainingSeconds: number;
  totalScore: number;
  isMine: boolean;
  questionList: PaperQuestion[];
}

/** What a certificate of these tests asks for: kind, how many, points each. */
export const rule = [
  { type: 'single', num: 3, score: 2 },
  { type: 'multiple', num: 2, score: 3 },
  { type: 'judgment', num: 2, score: 1 },
  { type: 'blank', num: 2, score: 2.5 },
  { type: 'short', num: 1, score: 5 },
  { type: 'long', num: 1, score: 10 },
] as const;

export const codes: Record<string, string> = {
  single: '1',
  multiple: '2',
  judgment: '3',
  blank: '4',
  short: '5',
  long: '6',
};

/** Someone who calls the server. */
export interface Person {
  post<Data = Values>(path: string, body: Values): Promise<Reply<Data>>;
  get<Data = Values>(path: string): Promise<Reply<Data>>;
  /** The bytes of a file, which there must be; with a body it is asked for by POST. */
  file(path: string, body?: Values): Promise<Buffer>;
  /** Sends a file as the form field `file`. */
  upload<Data = Values>(path: string, file: { name: string; bytes: Uint8Array }): Promise<Reply<Data>>;
}

export function personOf({ server, token }: { server: TestServer; token?: string }): Person {
  const headers: Record<string, string> = token === undefined ? {} : { token };
  const send = async <Data>(path: string, init: RequestInit): Promise<Reply<Data>> => {
    const reply = await fetch(`${server.url}/api${path}`, init);
    const body = (await reply.json()) as { message: string; data: Data };
    return { status: reply.status, message: body.message, data: body.data };
  };
  const json = (body: Values): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    post: (path, body) => send(path, json(body)),
    get: (path) => send(path, { headers }),
    upload(path, { name, bytes }) {
      const body = new FormData();
      body.append('file', new Blob([Uint8Array.from(bytes)]), name);
      return send(path, { method: 'POST', headers, body });
    },
    async file(path, body) {
      const reply = await fetch(`${server.url}/api${path}`, body === undefined ? { headers } : json(body));
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect({ status: reply.status, said: reply.ok ? '' : String(bytes) }).toEqual({ status: 200, said: '' });
      return bytes;
    },
  };
}

/** The data of a reply that must have succeeded. */
export async function must<Data>(reply: Promise<Reply<Data>>): Promise<Data> {
  const { status, message, data } = await reply;
  expect({ status, message }).toEqual({ status: 200, message: '操作成功' });
  return data;
}

const perKind = { single: 5, multiple: 4, judgment: 4, blank: 4, short: 3, long: 2 } as const;

/** A certificate with a bank and the rule above, made as an administrator makes them. @returns its code and id */
export async function makeExam({
  admin,
  certCode,
  hasRule = true,
  examMinutes = 30,
}: {
  admin: Person;
  certCode: string;
  hasRule?: boolean;
  examMinutes?: number;
}): Promise<{ certCode: string; certId: string }> {
  const cert = await must(
    admin.post<{ id: string }>('/cert/save', { certName: `模拟 ${certCode}`, certCode, examMinutes, passScore: 18 }),
  );
  for (const [type, count] of Object.entries(perKind))
    for (let n = 0; n < count; n += 1)
      await must(admin.post('/question/save', questionOf({ certId: cert.id, type, n })));
  if (hasRule)
    await must(admin.post('/cert/rule/save', { certId: cert.id, ruleList: rule.map((entry) => ({ ...entry })) }));
  return { certCode, certId: cert.id };
}

function questionOf({ certId, type, n }: { certId: string; type: string; n: number }): Values {
  const base = { certId, type, title: `<p>${type} ${n}</p>`, analysis: `<p>解析 ${type} ${n}</p>`, score: 1 };
  if (type === 'single')
    return { ...base, options: ['甲', '乙', '丙'].map((content, i) => ({ content, isAnswer: i === n % 3 })) };
  if (type === 'multiple')
    return { ...base, options: ['甲', '乙', '丙', '丁'].map((content, i) => ({ content, isAnswer: i !== n % 4 })) };
  if (type === 'judgment')
    return { ...base, options: ['正确', '错误'].map((content, i) => ({ content, isAnswer: i === n % 2 })) };
  if (type === 'blank')
    return {
      ...base,
      title: `<p>____ 与 ____ ${n}</p>`,
      answer: [{ anyOf: [`甲${n}`, `A ${n}`] }, { anyOf: [`乙${n}`] }],
    };
  return { ...base, answer: [{ anyOf: [`要点 ${n}`] }] };
}

export interface Answer {
  questionId: string;
  selectedOptions: number[];
  inputInfo: string[];
  isFlagged: boolean;
  sequence: number;
}

/** The right answer of each question, read past the server from the bank. */
export async function rightAnswers({
  server,
  paper,
  sequence = 1,
}: {
  server: TestServer;
  paper: Pick<Paper, 'questionList'>;
  sequence?: number;
}): Promise<Answer[]> {
  const rows = await server.app.database.asOwner((connection) =>
    connection.query(
      reading<{ id: string; options: { isAnswer: boolean }[]; answer: { anyOf: string[] }[] }>({
        text: `select "id", "options", "answer" from "question" where "id" = any($1)`,
        values: [paper.questionList.map(({ questionId }) => questionId)],
      }),
    ),
  );
  const keys = new Map(rows.map((row) => [row.id, row]));
  return paper.questionList.map(({ questionId, blankCount }) => {
    const key = keys.get(questionId);
    return {
      questionId,
      selectedOptions: (key?.options ?? []).flatMap(({ isAnswer }, index) => (isAnswer ? [index + 1] : [])),
      inputInfo: blankCount === 0 ? [] : (key?.answer ?? []).map(({ anyOf }) => anyOf[0] ?? ''),
      isFlagged: false,
      sequence,
    };
  });
}

/** Moves a mock exam into the past, as if that many seconds had gone by since it began. */
export async function ageBy({
  server,
  mockId,
  seconds,
}: {
  server: TestServer;
  mockId: string;
  seconds: number;
}): Promise<void> {
  await asOwner({
    server,
    text: `update "attempt" set "startTime" = "startTime" - $2 * interval '1 second', "deadline" = "deadline" - $2 * interval '1 second' where "id" = $1`,
    values: [mockId, seconds],
  });
}

/** A statement past row-level security. */
export function asOwner<Row = Values>({
  server,
  text,
  values = [],
}: {
  server: TestServer;
  text: string;
  values?: unknown[];
}): Promise<Row[]> {
  return server.app.database.asOwner((connection) => connection.query(changing<Row>({ text, values })));
}
