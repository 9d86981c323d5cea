import type { Property } from './formats.ts';

const id: Property = { type: 'string', title: '编号', maxLength: 64, readOnly: true, 'x-id': true };
const person: Property = {
  type: 'string',
  title: '操作人',
  maxLength: 64,
  readOnly: true,
  'x-id': true,
  'x-actor': true,
  'x-excel': false,
};
const time: Property = { type: 'string', title: '时间', format: 'date-time', readOnly: true, 'x-excel': false };

/** The fields the server keeps for every record; entities do not declare them. */
export function systemProperties({
  isAppend,
  hasRecycle,
  isTenant,
}: {
  isAppend: boolean;
  hasRecycle: boolean;
  isTenant: boolean;
}): Record<string, Property> {
  return {
    id: { ...id, 'x-excel': false },
    ...(isTenant && { tenantId: { ...id, title: '机构', 'x-hidden': true, 'x-excel': false } }),
    createdTime: { ...time, title: '创建时间' },
    createdBy: { ...person, title: '创建人' },
    ...(!isAppend && {
      version: { type: 'integer', title: '版本', minimum: 1, readOnly: true, 'x-excel': false },
      updatedTime: { ...time, title: '修改时间' },
      updatedBy: { ...person, title: '修改人' },
    }),
    ...(hasRecycle && { deletedTime: { ...time, title: '删除时间' } }),
  };
}

/** Those of the fields above that every record has filled; only what lies in the recycle bin has a `deletedTime`. */
export const filledSystemFields: ReadonlySet<string> = new Set([
  'id',
  'tenantId',
  'version',
  'createdTime',
  'createdBy',
  'updatedTime',
  'updatedBy',
]);

/** Names of the fields above, whichever an entity has. */
export const systemFields: ReadonlySet<string> = new Set([...filledSystemFields, 'deletedTime']);
