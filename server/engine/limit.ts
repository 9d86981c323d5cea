import type { CatalogueFile } from '#generators/formats.ts';
import { fullText, loweredText } from '#runtime/core/operations/limit.ts';
import { isCheckViolation } from '../database/errors.ts';
import { failures, type Failure } from '../failures.ts';

/** What the database tells of a limit that it held (`generators/limit.ts`). */
interface Held {
  catalogue: CatalogueFile;
  table: string;
  detail?: string | undefined;
}

/** Who would be one more than there are places: said at the reference, by the name of the record that is full. */
export function fullFailure(held: Held): Failure {
  const { path, message } = fullOf(held);
  return failures.duplicate({ path, message });
}

/** Why records are one more than there are places, and what the first of them is called; undefined of other errors. */
export function fullError({
  error,
  catalogue,
}: {
  error: unknown;
  catalogue: CatalogueFile;
}): { record: string; message: string } | undefined {
  return isCheckViolation(error) && error.constraint === 'limit_full' ? fullOf({ catalogue, ...error }) : undefined;
}

/** Who would leave fewer places than are taken. */
export function loweredFailure({ catalogue, table, detail }: Held): Failure {
  const told = JSON.parse(detail ?? '{}') as {
    entity?: string;
    limit?: string;
    label?: string | null;
    count?: number;
    /** The number that was lowered; none where the limit is computed from something else. */
    field?: string | null;
  };
  const [entity, referred] = [catalogue.entities[told.entity ?? ''], catalogue.entities[table]];
  const limit = entity?.limit.find(({ name }) => name === told.limit);
  if (!entity || !referred || typeof limit?.max !== 'string') return failures.conflict('已有的数据比名额多');
  const field = told.field ?? limit.max;
  const message = loweredText({ entity, limit, referred, field, label: told.label ?? '', count: told.count ?? 0 });
  return failures.duplicate({ path: `/${referred.partOf?.as ?? field}`, message });
}

function fullOf({ catalogue, table, detail }: Held): { path: string; record: string; message: string } {
  const told = JSON.parse(detail ?? '{}') as {
    limit?: string;
    label?: string | null;
    max?: number;
    record?: string | null;
  };
  const entity = catalogue.entities[table];
  const limit = entity?.limit.find(({ name }) => name === told.limit);
  const record = told.record ?? '';
  return entity && limit
    ? {
        path: `/${entity.partOf?.as ?? limit.per}`,
        record,
        message: fullText({ limit, label: told.label ?? '', max: told.max ?? 0 }),
      }
    : { path: '', record, message: '名额已满' };
}
