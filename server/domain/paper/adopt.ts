import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '#runtime/core/answer/keys.ts';
import type { Json } from '#generators/formats.ts';
import type { Scope } from '../../database/database.ts';
import { changing, reading, type Statement } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { create, prepareNew } from '../../engine/save.ts';
import { removingUnstored } from '../../engine/unstored.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';
import { takeOver } from '../file/index.ts';
import { mayCall } from '../home/index.ts';
import { inTurn } from './inTurn.ts';

interface SharedQuestion extends Values {
  type: string;
  answer: Json;
}

interface SharedRow {
  section: string | null;
  score: number;
  materialName: string | null;
  question: SharedQuestion;
}

/** A paper that is shared with the platform, as `sharePaper` keeps it. */
interface SharedPaper {
  paperName: string;
  instructions: string | null;
  sections: Json;
  rows: SharedRow[];
}

/**
 * Takes a paper of the platform over (rule C11): its materials and questions into the bank of a certificate, for exams alone
 * and as drafts, pictures and recordings too; what the bank has already is used as it is. The paper is a draft.
 * @returns the paper: {id, said}
 * @throws Failure 403 without the codes for new questions and materials, 404, 413 where its files have no room, 422.
 */
export async function adopt(context: CallContext, { id = null, certId = null, paperName }: Values): Promise<Values> {
  const { app, scope } = context;
  if (!mayAdopt(context)) throw failures.denied('取用要把试题和材料放进题库，您没有新增试题和材料的权限');
  const { shared, cert } = await find(context, { id, certId });
  if (!shared) throw failures.notFound('平台试卷');
  if (!cert) throw failures.invalid([{ path: '/certId', message: '证书不存在或已删除' }]);
  return inTurn(context, () =>
    removingUnstored(app, (stored) =>
      app.database.inScope({ scope }, async (transaction) => {
        const bank: Bank = { context: within({ context, transaction }), certId: String(certId) };
        await transaction.query(oneAfterTheOther(scope));
        const { instructions, sections, rows } = await withOwnFiles({ context: bank.context, paper: shared, stored });
        const materials = await takeMaterials({ ...bank, rows });
        const { ids, ...taken } = await takeQuestions({ ...bank, rows, materials });
        const paper = await create({
          context: bank.context,
          entity: entityNamed({ app, name: 'paper' }),
          values: {
            paperName: paperName ?? shared.paperName,
            certId: bank.certId,
            generateType: 'import',
            sections,
            ...(instructions !== null && { instructions }),
            questions: rows.map(({ section, score }, at) => ({
              questionId: ids[at] ?? '',
              score,
              ...(section !== null && { section }),
            })),
          },
        });
        return { id: paper['id'] ?? null, said: takenText({ ...taken, total: rows.length }) };
      }),
    ),
  );
}

/** Of several who take papers over into one bank one does at a time: each finds what the one before has added. */
function oneAfterTheOther({ tenantId }: Scope): Statement {
  return changing({
    name: 'paper_adopt_lock',
    text: `select pg_advisory_xact_lock(hashtextextended('adopt ' || $1, 0))`,
    values: [tenantId],
  });
}

interface Bank {
  context: CallContext;
  certId: string;
}

interface Taken {
  /** Questions that are new to the bank. */
  added: number;
  /** Of those that the bank had, how many have another key there. */
  differing: number;
}

function takenText({ added, differing, total }: Taken & { total: number }): string {
  const fresh = added > 0 ? `试卷和新增的 ${added} 道试题是草稿` : '试卷是草稿';
  const known = added < total ? `，${total - added} 道题库中已有` : '';
  return `已取用到“试卷”：${fresh}${known}${differing > 0 ? `（其中 ${differing} 道的答案与来的不同，用的是题库中的）` : ''}`;
}

function mayAdopt({ app, session }: CallContext): boolean {
  const { operations } = app.catalogue;
  return (
    session !== undefined &&
    mayCall({ session, operation: operations['platformPaper.list'] }) &&
    ['question.save', 'material.save'].every((name) => session.codes.has(operations[name]?.codes[0] ?? ''))
  );
}

async function find(
  { app, scope }: CallContext,
  { id, certId }: Values,
): Promise<{ shared: SharedPaper | undefined; cert: Values | undefined }> {
  const [[shared], [cert]] = await app.database.batch({
    scope,
    statements: [
      reading<SharedPaper>({
        name: 'paper_offered',
        text: `select "paperName", "content"->>'instructions' as "instructions", "content"->'sections' as "sections",
          "content"->'rows' as "rows" from "platformPaper" where "id" = $1`,
        values: [id],
      }),
      reading<Values>({
        name: 'paper_cert',
        text: `select "id" from "cert" where "tenantId" = $1 and "id" = $2 and ${living()}`,
        values: [scope.tenantId, certId],
      }),
    ],
  });
  return { shared, cert };
}

/** The paper with the addresses of files that the organisation has of its own. */
async function withOwnFiles({
  context,
  paper,
  stored,
}: {
  context: CallContext;
  paper: SharedPaper;
  stored: string[];
}): Promise<SharedPaper> {
  const text = JSON.stringify(paper);
  const own = new Map<string, string>();
  for (const [, id = ''] of text.matchAll(fileAddress)) {
    if (own.has(id)) continue;
    const taken = await takeOver(context, id);
    if (taken.key !== undefined) stored.push(taken.key);
    own.set(id, taken.id);
  }
  return JSON.parse(text.replace(fileAddress, (_, id: string) => `/api/file/${own.get(id) ?? id}`)) as SharedPaper;
}

const fileAddress = /\/api\/file\/([A-Za-z0-9_-]+)/g;

interface SharedMaterial {
  id: string;
  name: string;
  content: string;
  sound: string | null;
}

/** Materials of the bank by the ids that they have on the paper. One of the same name and content is there already. */
async function takeMaterials({
  context,
  certId,
  rows,
}: Bank & { rows: readonly SharedRow[] }): Promise<ReadonlyMap<string, string>> {
  const { app, scope } = context;
  const entity = entityNamed({ app, name: 'material' });
  const taken = new Map<string, string>();
  for (const { id, name, content, sound } of materialsOf(rows)) {
    const [[known]] = await app.database.batch({
      scope,
      statements: [
        reading<{ id: string | null; names: string[] }>({
          name: 'paper_material',
          text: `select max("id") filter (where "content" = $3 and "sound" is not distinct from $4) as "id",
            coalesce(array_agg("materialName"), '{}') as "names" from "material"
            where "tenantId" = $1 and "certId" = $2 and ${living()} and left("materialName", length($5)) = $5`,
          values: [scope.tenantId, certId, content, sound, name.slice(0, nameKept)],
        }),
      ],
    });
    if (known?.id) taken.set(id, known.id);
    else {
      const values = {
        certId,
        materialName: freeName({ name, names: known?.names ?? [] }),
        content,
        ...(sound !== null && { sound }),
      };
      taken.set(id, String((await create({ context, entity, values }))['id']));
    }
  }
  return taken;
}

function materialsOf(rows: readonly SharedRow[]): SharedMaterial[] {
  const found = new Map<string, SharedMaterial>();
  for (const { materialName, question } of rows) {
    const material = question['material'] as Omit<SharedMaterial, 'name'> | null | undefined;
    if (material) found.set(material.id, { ...material, name: materialName ?? '材料' });
  }
  return [...found.values()];
}

/** Characters of a name that stay where a number is added. */
const nameKept = 90;

/** A name that none of its certificate's materials has: 材料, 材料（2） … */
function freeName({ name, names }: { name: string; names: readonly string[] }): string {
  const free = (number: number): string => (number === 1 ? name : `${name.slice(0, nameKept)}（${number}）`);
  let number = 1;
  while (names.includes(free(number))) number += 1;
  return free(number);
}

/** Questions of the bank, one for each row: those that it has already, and those that were added. */
async function takeQuestions({
  context,
  certId,
  rows,
  materials,
}: Bank & { rows: readonly SharedRow[]; materials: ReadonlyMap<string, string> }): Promise<Taken & { ids: string[] }> {
  const { app, scope } = context;
  const entity = entityNamed({ app, name: 'question' });
  const wanted = rows.map(({ question }) => {
    const { material: _, materialId, ...fields } = question;
    const values = {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
      answer: keysOf(question.answer) as unknown as Json,
      certId,
      usage: 'exam',
      state: 'draft',
      ...(materialId !== null && { materialId: materials.get(String(materialId)) ?? null }),
    };
    return { values, hash: String(prepareNew({ entity, values })['identityHash']) };
  });
  const [stored] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string; identityHash: string; answer: Json }>({
        name: 'paper_known',
        text: `select "id", "identityHash", "answer" from "question" where "tenantId" = $1 and "identityHash" = any($2) and ${living()}`,
        values: [scope.tenantId, wanted.map(({ hash }) => hash)],
      }),
    ],
  });
  const known = new Map(stored.map(({ id, identityHash }) => [identityHash, id]));
  const keys = new Map(stored.map(({ identityHash, answer }) => [identityHash, keysOf(answer)]));
  let added = 0;
  let differing = 0;
  for (const { values, hash } of wanted) {
    const own = keys.get(hash);
    if (own && !isDeepStrictEqual(own, values.answer)) differing += 1;
    if (known.has(hash)) continue;
    known.set(hash, String((await create({ context, entity, values }))['id']));
    added += 1;
  }
  return { ids: wanted.map(({ hash }) => known.get(hash) ?? ''), added, differing };
}
