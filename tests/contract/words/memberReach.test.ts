/** Rule T17: whose session does not reach all moves nobody into, out of or within departments beyond its reach. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { checkImport, commitImport } from './importing.ts';
import { settle, type Somebody } from './reaching.ts';

const product = useGround();
const codes = ['a12-m1.12', 'a12-m1.10', 'a12-m1.8'];
const beyond = { status: 403, message: '这个部门不在您的数据范围内，它的成员不能由您添加、更改或移出' };

eachEngine('rule T17: members within reach', product, (start) => {
  interface School {
    all: Engine;
    persons: Record<Somebody, string>;
    as(somebody: Somebody, reach: string): Promise<Engine>;
    departmentsOf(somebody: Somebody): Promise<string[]>;
  }

  async function begin(): Promise<School> {
    const all = start();
    const persons = await settle(all);
    return {
      all,
      persons,
      as: (somebody, roleId) => all.inRole({ userId: `${all.scope.tenantId}-${somebody}`, roleId }, codes),
      async departmentsOf(somebody) {
        const { rows } = await all.call<{ rows: Values[] }>('deptMember.list', { personId: [persons[somebody]] });
        return rows.map(({ departmentId }) => String(departmentId)).sort();
      },
    };
  }

  it('nobody puts themselves or others where they do not reach, by whatever way', async () => {
    const { persons, as, departmentsOf } = await begin();
    const dean = await as('dean', 'below');
    const save = (input: Values) => dean.call('deptMember.save', input);
    await expect(save({ departmentId: 'science', personId: persons.dean })).rejects.toMatchObject(beyond);
    await expect(save({ id: 'tutor', version: 1, departmentId: 'science' })).rejects.toMatchObject(beyond);
    await expect(
      dean.call('deptMember.add', { departmentId: 'science', ids: [persons.dean, persons.guest] }),
    ).rejects.toMatchObject(beyond);
    await expect(
      dean.call('deptMember.add', { personId: persons.dean, ids: ['class', 'science'] }),
    ).rejects.toMatchObject(beyond);
    await expect(dean.call('deptMember.transfer', { ids: ['tutor'], departmentId: 'science' })).rejects.toMatchObject(
      beyond,
    );
    expect(await departmentsOf('dean')).toEqual(['arts']);
    expect(await departmentsOf('tutor')).toEqual(['class']);
    expect(await departmentsOf('guest')).toEqual([]);
  });

  it('nor takes or changes members of a department beyond', async () => {
    const { all, as, departmentsOf } = await begin();
    const dean = await as('dean', 'below');
    await expect(dean.call('deptMember.transfer', { ids: ['chemist'], departmentId: 'arts' })).rejects.toMatchObject(
      beyond,
    );
    await expect(dean.call('deptMember.remove', { ids: ['chemist'] })).rejects.toMatchObject(beyond);
    await expect(dean.call('deptMember.save', { id: 'chemist', version: 1, duty: '院长' })).rejects.toMatchObject(
      beyond,
    );
    expect(await departmentsOf('chemist')).toEqual(['science']);
    await all.call('deptMember.remove', { ids: ['chemist'] });
    await expect(dean.call('deptMember.restore', { ids: ['chemist'] })).rejects.toMatchObject(beyond);
    expect(await departmentsOf('chemist')).toEqual([]);
  });

  it('an import puts nobody there either', async () => {
    const { as, departmentsOf } = await begin();
    const dean = await as('dean', 'below');
    const content = await writeSheet({
      headings: ['部门*', '人员*'],
      rows: [['理学院', 'guest']],
    });
    const checked = await checkImport({ engine: dean, product: product(), name: 'deptMember', content });
    expect(checked).toMatchObject({ state: 'ready', report: { errors: [] } });
    const done = await commitImport({ engine: dean, name: 'deptMember', job: checked });
    expect(done).toMatchObject({ state: 'ready', message: `没有写入任何数据：${beyond.message}` });
    expect(await departmentsOf('guest')).toEqual([]);
  });

  it('nor is a department brought below the own one', async () => {
    const { all, as } = await begin();
    const dean = await as('dean', 'below');
    const refused = { status: 403, message: '这个部门不在您的数据范围内，不能由您移动' };
    await expect(dean.call('department.move', { ids: ['science'], parent: 'arts' })).rejects.toMatchObject(refused);
    await expect(dean.call('department.save', { id: 'science', version: 1, parentId: 'arts' })).rejects.toMatchObject(
      refused,
    );
    await dean.call('department.move', { ids: ['class'], parent: null });
    await all.call('department.move', { ids: ['science'], parent: 'arts' });
    expect((await as('dean', 'below')).scope.sight?.departments).toBe(JSON.stringify(['arts', 'science']));
  });

  it('within reach everything is done, and by whoever reaches all everywhere', async () => {
    const { all, persons, as, departmentsOf } = await begin();
    const dean = await as('dean', 'below');
    expect(await dean.call('deptMember.add', { departmentId: 'class', ids: [persons.guest] })).toMatchObject({
      count: 1,
    });
    expect(await dean.call('deptMember.transfer', { ids: ['tutor'], departmentId: 'arts' })).toMatchObject({
      count: 1,
    });
    await dean.call('deptMember.remove', { ids: ['tutor'] });
    await dean.call('deptMember.restore', { ids: ['tutor'] });
    expect(await departmentsOf('tutor')).toEqual(['arts']);
    for (const reach of ['own', 'department'])
      await expect(
        (await as('guest', reach)).call('deptMember.add', { departmentId: 'science', ids: [persons.guest] }),
      ).rejects.toMatchObject(beyond);
    const wide = await as('guest', 'all');
    expect(await wide.call('deptMember.add', { departmentId: 'science', ids: [persons.guest] })).toMatchObject({
      count: 1,
    });
    expect(await all.call('deptMember.add', { departmentId: 'arts', ids: [persons.chemist] })).toMatchObject({
      count: 1,
    });
  });
});
