import type { Entity } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../../engine/conditions.ts';
import type { CallContext } from '../../engine/context.ts';
import { mayRead } from '../../engine/sight.ts';
import { isPhotoAtBoard } from '../invigilation/index.ts';

/**
 * Whether somebody reads a private file (rule D5): who uploaded it, and who may read a private field of a living record
 * that holds it – has a code of the call that reads such a record, or is the person whose record it is. A photo is read by
 * who invigilates its person, too.
 */
export async function mayReadPrivate({
  context,
  file,
}: {
  context: CallContext;
  file: { id: string; createdBy: string };
}): Promise<boolean> {
  const { app, scope, session } = context;
  if (!session) return false;
  if (file.createdBy === session.userId) return true;
  const [uses] = await app.database.batch({
    scope,
    statements: [
      reading<{ entity: string; field: string; recordId: string }>({
        name: 'file_private_uses',
        text: 'select "entity", "field", "recordId" from "usesOfFile"($1)',
        values: [file.id],
      }),
    ],
  });
  for (const { entity: name, field, recordId } of uses) {
    const entity = app.catalogue.entities[name];
    const property = entity?.properties[field];
    if (!entity || !property?.['x-private'] || !mayRead({ scope, property })) continue;
    if (holdsCode({ context, entity }) || (await isOwn({ context, entity, id: recordId }))) return true;
  }
  return (
    app.catalogue.operations['invigilate.board']?.codes.some((code) => session.codes.has(code)) === true &&
    isPhotoAtBoard({ context, fileId: file.id })
  );
}

/** Parts are read with the record they are parts of. */
function holdsCode({ context: { app, session }, entity }: { context: CallContext; entity: Entity }): boolean {
  const read = entity.partOf?.entity ?? entity.name;
  return Object.values(app.catalogue.operations).some(
    ({ entity: of, does, access, codes }) =>
      of === read && does === 'get' && access === 'code' && codes.some((code) => session?.codes.has(code)),
  );
}

async function isOwn({
  context: { app, scope, session },
  entity,
  id,
}: {
  context: CallContext;
  entity: Entity;
  id: string;
}): Promise<boolean> {
  if (!entity.own || !session) return false;
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string }>({
        text: `select "id" from ${column(entity.name)} where "id" = $1 and ${column(entity.own)} = $2`,
        values: [id, session.userId],
      }),
    ],
  });
  return rows.length > 0;
}
