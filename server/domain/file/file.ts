import { reading } from '../../database/statement.ts';
import { living } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import { Download, type App, type CallContext, type Upload, type Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { removingUnstored } from '../../engine/unstored.ts';
import { signedIn } from '../session/index.ts';
import { detectKind } from './kinds.ts';
import { pictureSize, type PictureSize } from '../../engine/pictureSize.ts';
import { mayReadPrivate } from './reach.ts';
import { placeTitle } from '../placeTitle.ts';
import { oneAtATime, refusalOf, storeStatement } from './room.ts';

interface StoredFile {
  id: string;
  name: string;
  size: number;
  mime: string;
  url: string;
  /** Of a picture, in pixels as it is shown. */
  width: number | null;
  height: number | null;
}

/** Who reads a file: its owner and who reads its field (rule D5), the organisation, anyone. */
type Visibility = 'private' | 'tenant' | 'public';

/**
 * Keeps the uploaded file for the tenant. Anyone reads a public one, so only who works in the administration uploads one
 * by this call (rule D6); what a learner shows to all has a call of its own that says so.
 * @throws Failure 422 without one, 403 of a public one by somebody who may change nothing, 413, 415.
 */
export async function upload(context: CallContext, input: Values): Promise<StoredFile> {
  const { visibility } = input;
  if (visibility === 'public' && !mayPublish(context))
    throw failures.denied('您没有公开文件的权限，文件只能由本机构的人员查看');
  return storeUpload({
    context,
    visibility: visibility === 'public' || visibility === 'private' ? visibility : 'tenant',
  });
}

/** Whether somebody may change what others see: who has a code of a call that changes something. */
function mayPublish(context: CallContext): boolean {
  const { codes } = signedIn(context);
  return Object.values(context.app.catalogue.operations).some(
    (operation) => operation.access === 'code' && !operation.isRead && operation.codes.some((code) => codes.has(code)),
  );
}

/** As upload; pictures only, and anyone may see them. */
export async function uploadImage(context: CallContext): Promise<StoredFile> {
  return storeUpload({ context, visibility: 'public', isImageOnly: true });
}

/** Takes over the first upload of a call as a file of the tenant. */
export async function storeUpload({
  context,
  visibility,
  isImageOnly = false,
}: {
  context: CallContext;
  visibility: Visibility;
  isImageOnly?: boolean;
}): Promise<StoredFile> {
  const { app, scope, uploads } = context;
  signedIn(context);
  const [sent] = uploads;
  if (!sent) throw failures.invalid([{ path: '/file', message: '请选择要上传的文件' }]);
  if (sent.size === 0) throw failures.badFile(`“${sent.fileName}”是空的，请选择有内容的文件`);
  const { mime, isImage } = await detectKind({ path: sent.path });
  if ((isImageOnly || sent.isSentAsPicture) && !isImage)
    throw failures.badFile(`“${sent.fileName}”不是图片，请上传 PNG、JPG、GIF 或 WebP 图片`);
  const { key: _, ...stored } = await storeFile({ app, scope, file: sent, mime, visibility });
  return stored;
}

/**
 * Stores bytes that lie on disk and their row; where the row is not stored neither are they.
 * @throws Failure 413 where the person or the tenant has no room for them, 415 of a picture that tells no size.
 */
export async function storeFile({
  app,
  scope,
  file,
  mime,
  visibility,
  id = newId(),
}: {
  app: App;
  scope: CallContext['scope'];
  file: Upload;
  mime: string;
  visibility: Visibility;
  id?: string;
}): Promise<StoredFile & { key: string }> {
  const { fileName: name, size, path } = file;
  // A place of its own: of two who bring one file at once the one that is refused takes nothing from the other.
  const key = `${scope.tenantId || 'platform'}/${newId()}`;
  const { width, height } = await sizeOf({ path, mime });
  await removingUnstored(app, async (keys) => {
    keys.push(key);
    await app.files.put({ key, path });
    const [, [stored]] = await app.database.batch({
      scope,
      statements: [
        oneAtATime(scope),
        storeStatement({ app, scope, row: { id, name, size, mime, width, height, visibility, key } }),
      ],
    });
    if (!stored?.isStored) throw (stored && refusalOf({ app, size, used: stored })) ?? failures.tooLarge();
  });
  return { id, key, name, size, mime, url: `/api/file/${id}`, width, height };
}

async function sizeOf(file: { path: string; mime: string }): Promise<PictureSize | { width: null; height: null }> {
  if (!file.mime.startsWith('image/')) return { width: null, height: null };
  const size = await pictureSize(file);
  if (!size) throw failures.badFile('图片已损坏，读不出尺寸，请换一张，或用看图软件另存后再上传');
  return size;
}

interface FileRow {
  name: string;
  size: number;
  mime: string;
  visibility: Visibility;
  storageKey: string;
  createdBy: string;
}

/** The bytes of a file: a public one for anyone, one of the tenant for its sessions, a private one as D5 has it. @throws Failure 404. */
export async function download(context: CallContext, input: Values): Promise<Download> {
  const { app, scope } = context;
  const id = String(input['id']);
  const row = await findRow({ app, scope, id });
  if (!row) throw failures.notFound('文件');
  if (row.visibility === 'private' && !(await mayReadPrivate({ context, file: { id, createdBy: row.createdBy } })))
    throw failures.notFound('文件');
  const opened = await openRow({ app, row });
  if (!opened) throw failures.notFound('文件');
  const isShown = row.mime.startsWith('image/') || row.mime === 'application/pdf';
  return new Download({
    ...opened,
    headers: {
      'content-length': String(row.size),
      'cache-control': caching[row.visibility],
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
    },
  });
}

/** A file of the organisation for what the server makes itself, whoever may open it; undefined where there is none. */
export async function storedFile({
  app,
  scope,
  id,
}: {
  app: App;
  scope: CallContext['scope'];
  id: string;
}): Promise<Download | undefined> {
  const row = await findRow({ app, scope, id });
  return row && openRow({ app, row });
}

async function findRow({
  app,
  scope,
  id,
}: {
  app: App;
  scope: CallContext['scope'];
  id: string;
}): Promise<FileRow | undefined> {
  const [[row]] = await app.database.batch({
    scope,
    statements: [
      reading<FileRow>({
        name: 'file_find',
        text: `select "name", "size", "mime", "visibility", "storageKey", "createdBy" from "file" where "id" = $1 and ${living()}`,
        values: [id],
      }),
    ],
  });
  return row;
}

async function openRow({ app, row }: { app: App; row: FileRow }): Promise<Download | undefined> {
  const body = await app.files.open(row.storageKey).catch(() => undefined);
  return body && new Download({ fileName: row.name, mime: row.mime, body });
}

const caching: Readonly<Record<Visibility, string>> = {
  private: 'private, no-store',
  tenant: 'private, max-age=3600',
  public: 'public, max-age=86400',
};

interface Use {
  /** Of the kind of record and its field. */
  title: string;
  entity: string;
  id: string;
  label: string | null;
}

/** Places that are named of all where a file is used. */
const usesNamed = 100;

/** Where a file of the tenant is used. @throws Failure 404. */
export async function uses({ app, scope }: CallContext, { id }: Values): Promise<{ rows: Use[]; total: number }> {
  const [[file], found] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'file_own',
        text: `select "id" from "file" where "tenantId" = $1 and "id" = $2 and ${living()}`,
        values: [scope.tenantId, id],
      }),
      reading<{ entity: string; field: string; recordId: string; label: string | null; total: number }>({
        name: 'file_uses',
        text: `select *, (count(*) over ())::integer as "total" from "usesOfFile"($1)
          order by "entity", "field", "label" limit ${usesNamed}`,
        values: [id],
      }),
    ],
  });
  if (!file) throw failures.notFound('文件');
  const { catalogue } = app;
  const rows = found.map(({ entity, field, recordId, label }) => ({
    title: placeTitle({ catalogue, entity, field }),
    entity,
    id: recordId,
    label,
  }));
  return { rows, total: found[0]?.total ?? 0 };
}
