import type { CatalogueFile } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { acceptedSorts, unfitFileText } from '#kinds/file/sorts.ts';
import { failures, type Failure } from '../failures.ts';

/** A file of a sort that its field does not take (`x-accepts`), as `generators/acceptedFiles.ts` tells it. */
export function unfitFile({
  catalogue,
  table,
  detail = '{}',
}: {
  catalogue: CatalogueFile;
  table: string;
  detail?: string | undefined;
}): Failure {
  const {
    field = '',
    index,
    inner,
    value,
  } = JSON.parse(detail) as { field?: string; index: number | null; inner: string | null; value: string | null };
  const { properties, partOf } = catalogue.entities[table] ?? {};
  const outer = properties?.[field];
  const property = inner === null ? outer : outer?.items?.properties?.[inner];
  const sorts = property && acceptedSorts(dataKindOf(property).accepts?.(property), value);
  const place = `${outer?.title ?? field}${index === null ? '' : `第 ${index + 1} 项`}`;
  const title = inner === null ? place : `${place}的${property?.title ?? inner}`;
  const path = partOf ? [partOf.as] : [field, index, inner].filter((step) => step !== null);
  return failures.invalid([{ path: `/${path.join('/')}`, message: unfitFileText(title, sorts ?? []) }]);
}
