import { expect } from 'vitest';
import type { TestServer } from '#server/testing.ts';

export type Values = Record<string, unknown>;

export interface Remark {
  cell: string;
  column: string;
  message: string;
}

export interface Job {
  id: string;
  state: string;
  total: number;
  valid: number;
  bad: number;
  changed: number;
  unchanged: number;
  skipped: number;
  added: number;
  message: string | null;
  errors: Remark[];
  notes: Remark[];
  preview: { row: number; kind: string; fields: string[]; record: Values }[];
  states: { code: string; label: string; title: string }[];
  usualState: string | null;
}

/** What a person does to import: whoever `as` says. */
export function importer(as: () => { server: Pick<TestServer, 'url'>; token: string }) {
  const at = (path: string): string => `${as().server.url}/api${path}`;
  const sent = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', token: as().token },
    body: JSON.stringify(body),
  });
  const post = async <Data>(path: string, body: unknown): Promise<{ code: number; message: string; data: Data }> =>
    (await (await fetch(at(path), sent(body))).json()) as { code: number; message: string; data: Data };
  const read = async <Data>(path: string): Promise<Data> =>
    ((await (await fetch(at(path), { headers: { token: as().token } })).json()) as { data: Data }).data;
  const download = async (path: string, body?: unknown): Promise<Buffer> => {
    const reply = await fetch(at(path), body === undefined ? { headers: { token: as().token } } : sent(body));
    expect(reply.status).toBe(200);
    return Buffer.from(await reply.arrayBuffer());
  };
  /** Polls as the screen does, until the job is no longer being worked on. */
  const settled = async (id: string): Promise<Job> => {
    for (;;) {
      const job = await read<Job>(`/job/progress?id=${id}`);
      if (job.state !== 'waiting' && job.state !== 'running') return job;
      await new Promise((done) => setTimeout(done, 30));
    }
  };
  const upload = async (file: Buffer, entity = 'question'): Promise<Job> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), '题库.xlsx');
    const reply = await fetch(at(`/${entity}/importByExcel`), {
      method: 'POST',
      headers: { token: as().token },
      body: form,
    });
    return settled(((await reply.json()) as { data: Job }).data.id);
  };
  const commit = async (id: string, mode: 'all' | 'valid' = 'all', more: Values = {}): Promise<Job> => {
    expect(await post('/question/importCommit', { id, mode, ...more })).toMatchObject({ code: 200 });
    return settled(id);
  };
  return { post, read, download, upload, commit, settled };
}
