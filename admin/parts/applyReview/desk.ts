import { call } from '#runtime/core/call.ts';
import { fileAddress } from '#runtime/core/upload.ts';
import { asText, idOf, type ScreenRecord } from '#runtime/screen/records.ts';
import type { Reasoned } from './ReasonDialog.tsx';

/** Which application: its id, for the platform that of its organisation, too. */
export type ApplyKey = Readonly<Record<string, string>>;

export type Decision = { status: 'approved' | 'returned' | 'rejected' } & Partial<Reasoned>;

/** Where applications are reviewed: in their organisation, or by the platform. */
export interface Desk {
  /** States in which it decides. */
  states: readonly string[];
  /** The call that reads one with all that was handed in. */
  reads: string;
  keyOf(row: ScreenRecord): ApplyKey;
  /** Those in these states among what a list is narrowed to, the first that came first. */
  waiting(conditions: Conditions & { state: string[] }): Promise<readonly ScreenRecord[]>;
  /** `version`: what was looked at; refused where the application has changed since. */
  decide(key: ApplyKey, decision: Decision & { version: number }): Promise<unknown>;
  /** Address of a photo or file that an application holds. */
  addressOf(key: ApplyKey, file: string): string;
}

/** What a list is narrowed by, as its call takes it. */
export type Conditions = Readonly<Record<string, unknown>>;

/** So many are reviewed in a row. */
const most = 200;

/** An organisation reviews its own. */
export const organisationDesk: Desk = {
  states: ['pending', 'rechecking'],
  reads: 'certApply.get',
  keyOf: (row) => ({ id: idOf(row) }),
  waiting: async (conditions) => {
    const { rows } = await call(
      'certApply.list',
      { ...conditions, sort: 'submittedTime', pageNum: 1, pageSize: most },
      { isQuiet: true },
    );
    return rows.map((row) => ({ ...row }));
  },
  decide: ({ id = '' }, decision) => call('certApply.updateApplyStatus', { ids: [id], ...decision }),
  addressOf: (_key, file) => fileAddress(file),
};

/** The platform reviews those of all organisations whose certificates it recommends. */
export const platformDesk: Desk = {
  states: ['platform'],
  reads: 'operator.apply',
  keyOf: (row) => ({ tenantId: asText(row['tenantId']), id: idOf(row) }),
  waiting: async (conditions) => {
    const { rows } = await call('operator.applies', { ...conditions, pageNum: 1, pageSize: most }, { isQuiet: true });
    return rows.map((row) => ({ ...row }));
  },
  decide: ({ tenantId = '', id = '' }, decision) => call('operator.review', { tenantId, ids: [id], ...decision }),
  // Private files of another organisation come by a call of the platform's own.
  addressOf: ({ tenantId = '' }, file) =>
    fileAddress(file.replace('/api/file/', `/api/operator/certApply/file/${tenantId}/`)),
};
