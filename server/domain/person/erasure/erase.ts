import type { Transaction } from '../../../database/database.ts';
import { changing } from '../../../database/statement.ts';
import type { CallContext, Values } from '../../../engine/context.ts';
import { failures } from '../../../failures.ts';
import { recordOwn } from '../../security/index.ts';
import { forgettingExports } from '../exported.ts';
import { accountOf, closeAccount } from './account.ts';
import { blank } from './blank.ts';
import { erasureOf, type Erasure } from './erasure.ts';
import { filesOf, removeFiles, uploadsOf } from './files.ts';
import { asThem } from './asThem.ts';
import { keepLines, linesOf } from './lines.ts';
import { recordsOf, type Records } from './records.ts';
import { removeWhole } from './remove.ts';

/**
 * Deletes what the organisation keeps about people, as each entity says (`erase`), with the step that says so: all of it
 * or nothing (rules T26 to T28).
 * @throws Failure 409 where it is the caller, or something is not done with yet, 422 where the name is another
 */
export async function erase(context: CallContext, { ids, personName }: Values): Promise<Values> {
  const { app, scope } = context;
  return app.database.inScope({ scope }, async (transaction) => {
    for (const id of ids as string[]) {
      const erasure = await erasureOf({ context, id });
      if (erasure.userId === scope.userId) throw failures.conflict('不能删除自己的个人数据，请由别的管理员执行');
      if (String(personName).trim() !== erasure.personName)
        throw failures.invalid([{ path: '/personName', message: '和这个人的姓名不同，请核对' }]);
      await eraseOne({ context, transaction, erasure });
      await transaction.query(forgetting(erasure.id));
      await recordOwn(context, { event: 'erased', detail: erasure.erasureCode });
    }
    return {};
  });
}

interface Erasing {
  context: CallContext;
  transaction: Transaction;
  erasure: Erasure;
}

async function eraseOne({ context, transaction, erasure }: Erasing): Promise<void> {
  const { app, scope } = context;
  const { id, whose, personName } = erasure;
  const { tenantId } = whose;
  const { entities } = app.catalogue;
  const place = { entities, transaction, tenantId };
  await begin({ transaction, erasure });
  const keys = await asThem({
    scope,
    transaction,
    whose,
    work: async ({ andThen }) => {
      const records = await recordsOf({ app, transaction, whose });
      refuseAwaited(records);
      const account = await accountOf({ transaction, whose });
      const uploads = await uploadsOf({ transaction, whose });
      const files = [...uploads];
      for (const { entity, erase, ids } of records) {
        const fields = erase.kind === 'keep' ? erase.blank : Object.keys(entity.properties);
        files.push(...(await filesOf({ ...place, entity, ids, fields })));
      }
      for (const { entity, erase, ids } of records)
        if (erase.kind === 'remove') await removeWhole({ ...place, entity, ids });
      await andThen(scope.userId);
      for (const { entity, erase, ids } of records)
        if (erase.kind === 'keep') await blank({ transaction, tenantId, entity, ids, fields: erase.blank });
      if (account.isOurs) await closeAccount({ transaction, whose });
      await transaction.query(forgettingExports({ whose, personName }));
      await transaction.query(
        changing({
          text: 'update "person" set "isErased" = true where "tenantId" = $1 and "id" = $2',
          values: [tenantId, whose.personId],
        }),
      );
      const removed = await removeFiles({ ...place, ids: files, avatars: account.avatars });
      const left = uploads.filter((upload) => !removed.some((file) => file.id === upload));
      const lines = linesOf({ records, account, files: { removed: removed.length, kept: left.length } });
      await keepLines({ transaction, tenantId, id, lines });
      return removed.map(({ storageKey }) => storageKey);
    },
  });
  await transaction.query(erasing(''));
  // Should this not be committed after all, these are files that were to go.
  await Promise.allSettled(keys.map((key) => app.files.remove(key)));
}

/** The history lets lines go from here on (rule V19), and nobody comes back meanwhile. */
async function begin({ transaction, erasure: { id, whose } }: Omit<Erasing, 'context'>): Promise<void> {
  await transaction.batch([
    erasing(id),
    changing({
      text: 'select from "person" where "tenantId" = $1 and "id" = $2 for update',
      values: [whose.tenantId, whose.personId],
    }),
  ]);
}

/** The name that was typed to be sure stands in the history of the step, too. */
function forgetting(id: string) {
  return changing({
    text: `update "history" set "step" = "step" - 'said' where "entity" = 'erasure' and "recordId" = $1 and "step" is not null`,
    values: [id],
  });
}

function erasing(id: string) {
  return changing({ text: `select set_config('app.erasure', $1, true)`, values: [id] });
}

function refuseAwaited(records: readonly Records[]): void {
  const [first, ...others] = records.filter(({ awaited }) => awaited > 0);
  if (!first) return;
  const { entity, erase, awaited } = first;
  const why = erase.kind === 'keep' ? erase.awaits?.why : undefined;
  throw failures.conflict(
    `还不能删除：${entity.title} ${awaited} 条，${why ?? ''}${others.length > 0 ? `；还有 ${others.map((each) => each.entity.title).join('、')}` : ''}`,
  );
}
