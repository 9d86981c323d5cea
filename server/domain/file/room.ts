import { changing, reading, type Statement } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import type { Scope } from '../../database/database.ts';
import { failures, type Failure } from '../../failures.ts';

/** Bytes of a tenant's files, those in the recycle bin included, and of these what the person uploaded within a day. */
interface Used {
  ofTenant: number;
  ofPerson: number;
}

type Place = { app: App; scope: Scope; size: number };

/** @throws Failure 413 before anything is read, where what is announced has no room (rules D1, D2). */
export async function assertRoom({ app, scope, size }: Place): Promise<void> {
  const [[used]] = await app.database.batch({
    scope,
    statements: [reading<Used>({ name: 'file_used', text: usedText, values: [scope.tenantId, scope.userId] })],
  });
  const refusal = used && refusalOf({ app, size, used });
  if (refusal) throw refusal;
}

/** Which of the limits a file of this size would break; nothing where there is room. */
export function refusalOf({ app, size, used }: { app: App; size: number; used: Used }): Failure | undefined {
  const { maxUploadsADay, maxTenantFiles } = app.config;
  if (used.ofPerson + size > maxUploadsADay)
    return failures.tooLarge(`一天内最多上传 ${sizeText(maxUploadsADay)} 的文件，请明天再试`);
  if (used.ofTenant + size > maxTenantFiles)
    return failures.tooLarge(`机构的文件空间（${sizeText(maxTenantFiles)}）已用完，请联系平台管理员`);
  return undefined;
}

/** One upload of a tenant after the other, so that two of them do not take the same room (rules D1, D2). */
export function oneAtATime({ tenantId }: Scope): Statement {
  return changing({
    name: 'file_lock',
    text: `select pg_advisory_xact_lock(hashtext('file ' || $1))`,
    values: [tenantId],
  });
}

const usedText = `select coalesce(sum("size"), 0)::bigint as "ofTenant",
  coalesce(sum("size") filter (
    where "createdBy" = $2 and "createdTime" > now() - interval '1 day'), 0)::bigint as "ofPerson"
  from "file" where "tenantId" = $1`;

/** Stores the row where there is room for it, and tells what was used before. */
export function storeStatement({
  app,
  scope,
  row,
}: {
  app: App;
  scope: Scope;
  row: {
    id: string;
    name: string;
    size: number;
    mime: string;
    visibility: string;
    key: string;
    width: number | null;
    height: number | null;
  };
}): Statement<Stored> {
  const { maxUploadsADay, maxTenantFiles } = app.config;
  return changing({
    name: 'file_store',
    text: `with used as (${usedText}), stored as (
        insert into "file" ("id", "name", "size", "mime", "visibility", "storageKey", "width", "height")
          select $3, $4, $5::bigint, $6, $7, $8, $11, $12 from used
          where "ofPerson" + $5::bigint <= $9 and "ofTenant" + $5::bigint <= $10
          returning 1)
      select used.*, exists (select from stored) as "isStored" from used`,
    values: [
      scope.tenantId,
      scope.userId,
      row.id,
      row.name,
      row.size,
      row.mime,
      row.visibility,
      row.key,
      maxUploadsADay,
      maxTenantFiles,
      row.width,
      row.height,
    ],
  });
}

export type Stored = Used & { isStored: boolean };

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1024 ? `${Math.round((megabytes / 1024) * 10) / 10} GB` : `${Math.round(megabytes * 10) / 10} MB`;
}
