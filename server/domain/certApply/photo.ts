import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import type { FieldError } from '../../failures.ts';
import type { Terms } from './terms.ts';

/** What is wrong with a photo: the caller has to have uploaded it, in the size that the certificate asks for. */
export async function photoProblems({
  context: { app, scope },
  terms: { photo: size },
  photo,
}: {
  context: CallContext;
  terms: Terms;
  photo: Values[string] | undefined;
}): Promise<FieldError[]> {
  if (size === null) return [];
  const [, id] = /^\/api\/file\/([A-Za-z0-9_-]+)$/.exec(String(photo ?? '')) ?? [];
  if (id === undefined) return [{ path: '/photo', message: '请上传照片' }];
  const [[file]] = await app.database.batch({
    scope,
    statements: [
      reading<{ width: number | null; height: number | null }>({
        name: 'apply_photo',
        text: `select "width", "height" from "file" where "id" = $1 and "createdBy" = $2 and "deletedTime" is null`,
        values: [id, scope.userId],
      }),
    ],
  });
  if (file && file.width === size.width && file.height === size.height) return [];
  const has = file?.width ? `，这张是 ${file.width}×${file.height}` : '';
  return [{ path: '/photo', message: `照片要 ${size.width}×${size.height} 像素${has}，请重新上传` }];
}
