import type { CatalogueFile, EngineVerb, Entity, Property } from '#generators/formats.ts';
import { remembered } from '#runtime/core/operations/remembered.ts';
import type { Scope, Sight, Transaction } from '../database/database.ts';
import { changing, type Statement } from '../database/statement.ts';
import { failures } from '../failures.ts';
import type { CallContext, Values } from './context.ts';
import type { Session } from './session.ts';

/**
 * How far somebody sees, as the database asks it of each transaction: it decides what of a record is shown, masked or
 * left out (`generators/protection.ts`). Undefined where the catalogue has nothing that not everybody sees, of whoever
 * reaches all.
 */
export function sightOf({
  catalogue,
  session,
}: {
  catalogue: CatalogueFile;
  session: Session | undefined;
}): Sight | undefined {
  const { codes, hasReach } = narrowingsOf(catalogue);
  // Members of departments are kept by reach (rule T17), and organisations by their managers (rule T24), also where no
  // entity is narrowed yet.
  const isNarrow = session !== undefined && (session.reach.kind !== 'all' || session.managedTenants !== null);
  if (codes.length === 0 && !hasReach && !isNarrow) return undefined;
  if (!session) return blind;
  const known = sights.get(session);
  if (known) return known;
  const { kind, personId, departments } = session.reach;
  const sight: Sight = {
    codes: ` ${codes.filter((code) => session.codes.has(code)).join(' ')} `,
    reach: kind,
    personId,
    departments: JSON.stringify(departments),
    ...(session.managedTenants && { tenants: JSON.stringify(session.managedTenants) }),
  };
  sights.set(session, sight);
  return sight;
}

/** The same rows with all of their fields: for what the server works out itself and shows to nobody. */
export function allFields({ sight, ...scope }: Scope): Scope {
  return sight ? { ...scope, sight: { ...sight, codes: '' } } : scope;
}

interface Widened<T> {
  scope: Scope;
  transaction: Transaction;
  work: () => Promise<T>;
}

/** Runs work of a transaction with all rows of its tenant: for what must hold of all, whoever asks. */
export async function withAllRows<T>({ scope, transaction, work }: Widened<T>): Promise<T> {
  const { reach = '', codes = '' } = scope.sight ?? {};
  if (reach === '') return work();
  await transaction.query(seeing({ reach: '', codes }));
  const result = await work();
  await transaction.query(seeing({ reach, codes }));
  return result;
}

/** A statement, and which fields it sees. */
interface Seeing<Row> {
  statement: Statement<Row>;
  /** Those of its caller, all of them (see `allFields`), or what everybody reads as it is, the others masked or left out. */
  fields: 'own' | 'all' | 'open';
}

/** Runs statements of a transaction with all rows of its tenant, in one exchange. @returns the rows of each */
export async function queryAllRows<Row>({
  scope,
  transaction,
  asked,
}: Omit<Widened<unknown>, 'work'> & { asked: readonly Seeing<Row>[] }): Promise<Row[][]> {
  const { reach = '', codes = '' } = scope.sight ?? {};
  const meanwhile = { own: codes, all: '', open: nobodysCodes };
  const statements = asked.flatMap(({ statement, fields }) => [
    seeing({ reach: '', codes: meanwhile[fields] }),
    statement,
  ]);
  const answers = await transaction.batch([...statements, seeing({ reach, codes })]);
  return asked.map((_, at) => answers[2 * at + 1] as Row[]);
}

/** Whether what is counted comes to the same with all rows of the tenant: whoever asks reaches all of it. */
export async function isWholeReach({
  scope,
  transaction,
  counted,
}: Omit<Widened<unknown>, 'work'> & { counted: Statement<{ count: number }> }): Promise<boolean> {
  if ((scope.sight?.reach ?? '') === '') return true;
  const work = async () => (await transaction.query(counted))[0]?.count;
  return (await work()) === (await withAllRows({ scope, transaction, work }));
}

/** Tells the transaction how far its statements see from here on. */
export function seeing({ reach, codes }: Pick<Sight, 'reach' | 'codes'>): Statement {
  return changing({
    name: 'sightSeeing',
    text: `select set_config('app.reach', $1, true), set_config('app.codes', $2, true)`,
    values: [reach, codes],
  });
}

/** Whether somebody reads a field as it is. */
export function mayRead({ scope: { sight }, property }: { scope: Scope; property: Property | undefined }): boolean {
  return holds({ sight, codes: [property?.['x-read']] });
}

/** Whether somebody sets a field: whoever sets it must be able to read it. */
export function mayWrite({ scope: { sight }, property }: { scope: Scope; property: Property | undefined }): boolean {
  return holds({ sight, codes: [property?.['x-read'], property?.['x-write']] });
}

/**
 * @throws Failure 403 where conditions or the order of a list ask for a field that the caller may not read: it could be
 * guessed so. Or where figures are made of one.
 */
export function assertReadable({ context, input }: { context: CallContext; input: Values }): void {
  const { app, operation, scope } = context;
  const entity = app.catalogue.entities[operation.entity ?? ''];
  if (!scope.sight || !entity || (!operation.isRead && !byConditions.has(operation.verb))) return;
  const sort = typeof input['sort'] === 'string' ? [input['sort'].replace(/^-/, '')] : [];
  for (const name of [...Object.keys(input), ...sort]) {
    const denied = propertiesOf({ entity, name }).some((property) => !mayRead({ scope, property }));
    if (denied) throw failures.denied(`您没有查看“${titleOf({ entity, name })}”的权限，不能按它筛选或排序`);
  }
  const secret = operation.aggregate?.fields.find((name) => !mayRead({ scope, property: entity.properties[name] }));
  if (secret !== undefined)
    throw failures.denied(`您没有查看“${titleOf({ entity, name: secret })}”的权限，不能看由它算出的统计`);
}

/** Verbs that read by a list's conditions, though they are no plain reads. */
const byConditions: ReadonlySet<EngineVerb | undefined> = new Set(['exportExcel', 'print']);

/** What has to be readable for a field to be: of a record referred to the reference as well. */
export function propertiesOf({ entity, name }: { entity: Entity; name: string }): Property[] {
  const referred = entity.referred[name];
  const own = entity.properties[referred?.reference ?? name];
  return [...(own ? [own] : []), ...(referred ? [referred.property] : [])];
}

function titleOf({ entity, name }: { entity: Entity; name: string }): string {
  return (entity.referred[name]?.property ?? entity.properties[name])?.title ?? name;
}

/** Of whoever holds none. */
const nobodysCodes = ' ';

/** Of a call by nobody who is signed in. */
const blind: Sight = { codes: nobodysCodes, reach: 'own', personId: '', departments: '[]' };

function holds({ sight, codes }: { sight: Sight | undefined; codes: readonly (string | undefined)[] }): boolean {
  const held = sight?.codes ?? '';
  return held === '' || codes.every((code) => code === undefined || held.includes(` ${code} `));
}

const sights = new WeakMap<Session, Sight>();

/** What of a catalogue not everybody sees: every code that some field asks for, and whether there are rows that not all roles reach. */
interface Narrowings {
  codes: readonly string[];
  hasReach: boolean;
}

const narrowingsOf = remembered(({ entities }: CatalogueFile): Narrowings => {
  const codes = Object.values(entities).flatMap(({ properties }) =>
    Object.values(properties).flatMap((property) => [property['x-read'], property['x-write']]),
  );
  return {
    codes: [...new Set(codes.filter((code) => code !== undefined))],
    hasReach: Object.values(entities).some(({ reach }) => reach !== undefined),
  };
});
