import type { ListScreen, ScreenAction } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { nestedOwn } from '#runtime/core/operations/ownFields.ts';
import type { Refused } from '../../actions/change/useChange.ts';
import { idOf, type Page, type ScreenRecord } from '../../records.ts';

/** The calls that store one field of a record. */
export interface CellCalls {
  /** Changes fields of many records; undefined where there is none, or the person may not. */
  change: ScreenAction | undefined;
  /** Saves a record: names, codes and whatever else no two records share are left out by the other. */
  save: string;
}

/** Stores fields of a record over the version that is known; answers why not. */
export async function storeCell({
  calls: { change, save },
  record,
  changes,
}: {
  calls: CellCalls;
  record: ScreenRecord;
  changes: ScreenRecord;
}): Promise<string | undefined> {
  const of = { id: idOf(record), version: record['version'] };
  try {
    if (!change?.does || !Object.keys(changes).every((name) => change.fields?.includes(name))) {
      await callByName(save, { ...of, ...nestedOwn(changes) }, { isQuiet: true });
      return undefined;
    }
    const records = [{ ...of, changes: nestedOwn(changes) }];
    const { refused } = (await callByName(change.does, { records }, { isQuiet: true })) as { refused: Refused[] };
    return refused[0]?.message;
  } catch (thrown) {
    const error = toCallError(thrown);
    return error.fieldErrors[0]?.message ?? error.message;
  }
}

/** A row of a list as it is stored now; undefined where it cannot be had. */
export async function fetchRow({ screen, id }: { screen: ListScreen; id: string }): Promise<ScreenRecord | undefined> {
  const hasNames = Object.values(screen.columns).some(({ isActor }) => isActor);
  const input = { ...(!screen.tree && { pageNum: 1, pageSize: 1 }), id, ...(hasNames && { withNames: true }) };
  try {
    const { rows } = (await callByName(screen.load, input, { isQuiet: true })) as Page;
    return rows.find((row) => idOf(row) === id);
  } catch {
    return undefined;
  }
}
