import type { CatalogueFile } from '#generators/formats.ts';
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from '../database/errors.ts';
import { failures, type Failure } from '../failures.ts';
import { unfitMessage } from './filter.ts';
import { keptProblem } from './series.ts';

/** What a broken constraint of the database means to whoever saved; undefined where the error is none of these. */
export function refusal({ error, catalogue }: { error: unknown; catalogue: CatalogueFile }): Failure | undefined {
  if (isUniqueViolation(error)) return ofUnique({ catalogue, ...error });
  if (isForeignKeyViolation(error)) return ofReference({ catalogue, ...error });
  if (isCheckViolation(error)) return ofLimit({ catalogue, ...error });
  return undefined;
}

interface Broken {
  catalogue: CatalogueFile;
  table: string;
  constraint: string;
}

function ofUnique({ catalogue, table, constraint }: Broken): Failure {
  const entity = catalogue.entities[table];
  if (!entity) return failures.conflict('数据已存在');
  if (constraint === `${table}_singleton`) return failures.conflict(`${entity.title}已存在，只能有一份`);
  const group = entity.unique.find((fields) => constraint === `${table}_unique_${fields.join('_')}`);
  const [first] = group ?? [];
  if (!group || !first) return failures.duplicate({ path: '', message: `相同的${entity.title}已存在` });
  const titles = group.map((field) => entity.properties[field]?.title ?? field).join('、');
  return failures.duplicate({
    path: `/${first}`,
    message:
      group.length === 1 && entity.properties[first]?.['x-ref']
        ? `所选${titles}已有${entity.title}`
        : `${titles}已存在，请换一个`,
  });
}

function ofReference({ catalogue, table, constraint }: Broken): Failure {
  const field = constraint.slice(table.length + 1, -'_fkey'.length);
  const title = catalogue.entities[table]?.properties[field]?.title ?? '数据';
  return failures.duplicate({ path: `/${field}`, message: `所选${title}不存在或已被删除` });
}

interface Limit extends Broken {
  detail?: string | undefined;
}

/** What a limit of one area means, by the name under which its trigger refuses. */
const limits: Readonly<Record<string, (limit: Limit) => Failure>> = {
  role_beyond: () => failures.denied('这个角色有您没有的管理权限，不能由您授予'),
  role_above: () => failures.denied('这个角色有您没有的管理权限，不能由您更改、停用或移除'),
  role_platform: () => failures.invalid([{ path: '/codes', message: '平台的权限不能给机构的角色，请取消勾选' }]),
  tenant_administrator: ({ detail }) =>
    failures.conflict(`这样“${detail ?? '机构'}”就没有人能管理用户和角色了，请先让另一个人担任管理员`),
  tenant_living: ({ detail }) => failures.conflict(`“${detail ?? '机构'}”还在使用，请先停用它，再删除`),
  tree_circle: ({ catalogue, table }) =>
    failures.invalid([{ path: parentPath({ catalogue, table }), message: '不能放在自己或自己的下级之下' }]),
  tree_depth: ({ catalogue, table }) =>
    failures.invalid([
      {
        path: parentPath({ catalogue, table }),
        message: `最多 ${catalogue.entities[table]?.tree?.maxDepth ?? 0} 层，放在这里就超过了`,
      },
    ]),
  file_missing: ({ catalogue, table, detail }) =>
    failures.invalid([
      {
        path: `/${detail ?? ''}`,
        message: `${catalogue.entities[table]?.properties[detail ?? '']?.title ?? '文件'}的文件已不存在，请重新上传`,
      },
    ]),
  reference_unfit: ({ catalogue, table, detail }) => {
    const entity = catalogue.entities[table];
    return failures.invalid(
      entity && detail ? [{ path: `/${detail}`, message: unfitMessage({ entity, field: detail }) }] : [],
    );
  },
  series_kept: ({ catalogue, table, detail: field = '' }) => {
    const entity = catalogue.entities[table];
    const counted = entity?.series.find((each) => each.field === field)?.per[0];
    return failures.invalid(entity ? [keptProblem({ entity, field, counted })] : []);
  },
  file_used: ({ catalogue, detail }) => failures.conflict(usedText({ catalogue, detail })),
};

function parentPath({ catalogue, table }: Pick<Limit, 'catalogue' | 'table'>): string {
  return `/${catalogue.entities[table]?.tree?.parent ?? ''}`;
}

function ofLimit(limit: Limit): Failure {
  const { catalogue, table, constraint } = limit;
  const entity = catalogue.entities[table];
  const refuse = limits[constraint];
  if (refuse) return refuse(limit);
  return constraint === `${table}_max` && entity?.max
    ? failures.conflict(`${entity.title}最多 ${entity.max} 个，请先删除一个`)
    : failures.invalid([{ path: '', message: '提交的内容不符合要求' }]);
}

/** Where a file is used, from what its trigger tells: file, how many places, the first of them. */
function usedText({ catalogue, detail }: Pick<Limit, 'catalogue' | 'detail'>): string {
  const { file, count, entity, label } = JSON.parse(detail ?? '{}') as {
    file?: string;
    count?: number;
    entity?: string;
    label?: string | null;
  };
  const place = `${catalogue.entities[entity ?? '']?.title ?? '数据'}${label ? `“${label}”` : ''}`;
  return `“${file ?? '文件'}”还在使用：${place}${(count ?? 1) > 1 ? ` 等 ${count} 处` : ''}，请先在那里换掉或去掉它`;
}
