import { excelTemplate } from '../../engine/excelTemplate.ts';
import type { CallContext, Download, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';

/**
 * The workbook to fill in for an entity that is named, to whoever may have it from the entity itself (section 7).
 * @throws Failure 403 without the code, 404 where the entity is not imported.
 */
export async function template(context: CallContext, { entity }: Values): Promise<Download> {
  const operation = Object.values(context.app.catalogue.operations).find(
    (each) => each.entity === entity && each.does === 'excelTemplate',
  );
  if (!operation) throw failures.notFound('导入模板');
  const { codes } = signedIn(context);
  if (!operation.codes.some((code) => codes.has(code))) throw failures.denied();
  return excelTemplate({ ...context, operation });
}
