import type { Entity, Property } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../../engine/conditions.ts';
import { entityOf, type App, type CallContext, type Download, type Values } from '../../engine/context.ts';
import type { Dictionaries } from '../../engine/dictionaryStore.ts';
import { writeWorkbook, type WrittenCell, type WrittenSheet } from '../../engine/excel/workbook.ts';
import { printedText } from '../../engine/print/values.ts';
import { failures } from '../../failures.ts';
import { recordOwn } from '../security/index.ts';
import { exportedDetail } from './exported.ts';
import { whoseText, whoseValues } from './whose.ts';

const atOnce = 1_000;
/** Characters of a cell; Excel takes 32,767. */
const longest = 32_000;

interface Subject extends Values {
  id: string;
  userId: string;
  personName: string;
}

/**
 * All that the organisation keeps about a person, as a workbook with a sheet for each entity that says whose data it is
 * (`about`), whole, whatever the caller's other codes, and of an account that the organisation opened (rule T25).
 * @throws Failure 404 where no such person is within the caller's reach
 */
export async function exportData(context: CallContext, { id, purpose }: Values): Promise<Download> {
  const { app, scope, dictionaries } = context;
  const entity = entityOf(context);
  const [[person]] = await app.database.batch({
    scope,
    statements: [
      reading<Subject>({
        name: 'person_exported',
        text: `select "id", "userId", "personName" from ${column(`${entity.name}View`)} where "tenantId" = $1 and "id" = $2`,
        values: [scope.tenantId, id],
      }),
    ],
  });
  if (!person) throw failures.notFound(entity.title);
  const file = await writeWorkbook({
    owner: scope.tenantId,
    fileName: `${person.personName}的个人数据.xlsx`,
    sheets: sheetsOf({ app, dictionaries, tenantId: scope.tenantId, person }),
  });
  await recordOwn(context, {
    event: 'exported',
    detail: exportedDetail({ personName: person.personName, personId: person.id, purpose: String(purpose) }),
  }).catch((error: unknown) => {
    file.drop();
    throw error;
  });
  return file;
}

interface Place {
  app: App;
  dictionaries: Dictionaries;
  tenantId: string;
  person: Subject;
}

function sheetsOf(place: Place): WrittenSheet[] {
  const { person, user, ...others } = place.app.catalogue.entities;
  const about = [person, ...Object.values(others)].filter((entity) => entity?.scope === 'tenant' && entity.about);
  return [
    ...about.flatMap((entity) => (entity ? [sheetOf({ entity, pages: pagesOf, place })] : [])),
    ...(user ? [sheetOf({ entity: user, pages: pageOfAccount, place })] : []),
  ];
}

type Pages = (place: Place & { entity: Entity; fields: readonly Field[] }) => WrittenSheet['pages'];

function sheetOf({ entity, pages, place }: { entity: Entity; pages: Pages; place: Place }): WrittenSheet {
  const fields = readFields(entity);
  return {
    name: entity.title,
    headings: fields.map(([name, { title = name }]) => ({ title, width: 24 })),
    pages: pages({ ...place, entity, fields }),
  };
}

type Field = [name: string, property: Property];

/** What people can read of a record: neither ids, nor what has no place in a cell. */
function readFields({ properties }: Entity): Field[] {
  return Object.entries(properties).filter(
    ([name, property]) =>
      !property['x-hidden'] &&
      property['x-id'] !== true &&
      !unread.has(name) &&
      property.title !== undefined &&
      dataKindOf(property).cell !== undefined,
  );
}

const unread: ReadonlySet<string> = new Set(['id', 'tenantId', 'version', 'deletedTime', 'createdBy', 'updatedBy']);

async function* pagesOf({
  app,
  dictionaries,
  tenantId,
  person,
  entity,
  fields,
}: Place & { entity: Entity; fields: readonly Field[] }): AsyncGenerator<WrittenCell[][]> {
  const whose = whoseText({ entity, entities: app.catalogue.entities });
  // The table has what the view leaves out, as whom something was sent to.
  const chosen = `select "id" from ${column(entity.name)} where ${whose} and "id" > $4${
    entity.hasRecycle ? ' and "deletedTime" is null' : ''
  } order by "id" limit ${atOnce}`;
  const text = `select * from ${column(`${entity.name}View`)} where "tenantId" = $1 and "id" in (${chosen}) order by "id"`;
  for (let after = '', isMore = true; isMore; ) {
    const [rows] = await app.database.batch({
      // As work of the server itself, which says neither codes nor reach: nothing about the person is left out or masked.
      scope: { tenantId, userId: person.userId },
      statements: [
        reading<Values>({
          text,
          values: [...whoseValues({ tenantId, personId: person.id, userId: person.userId }), after],
        }),
      ],
    });
    isMore = rows.length === atOnce;
    after = String(rows.at(-1)?.['id'] ?? '');
    if (rows.length > 0) yield written({ rows, fields, dictionaries });
  }
}

/** The account as it is now, where the organisation opened it. */
async function* pageOfAccount({
  app,
  dictionaries,
  tenantId,
  person: { userId },
  entity,
  fields,
}: Place & { entity: Entity; fields: readonly Field[] }): AsyncGenerator<WrittenCell[][]> {
  const [rows] = await app.database.batch({
    scope: { tenantId, userId },
    statements: [
      reading<Values>({
        text: `select v.* from ${column(`${entity.name}View`)} v join ${column(entity.name)} u on u."id" = v."id"
          where v."id" = $1 and u."homeTenantId" = $2`,
        values: [userId, tenantId],
      }),
    ],
  });
  if (rows.length > 0) yield written({ rows, fields, dictionaries });
}

function written({
  rows,
  fields,
  dictionaries,
}: {
  rows: readonly Values[];
  fields: readonly Field[];
  dictionaries: Dictionaries;
}): WrittenCell[][] {
  return rows.map((record) =>
    fields.map(([name, property]) => ({ value: shortened(printedText({ property, name, record, dictionaries })) })),
  );
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
