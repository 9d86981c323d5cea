/** Rule T17: whose session does not reach all moves nobody into, out of or within departments beyond its reach. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { checkImport } from './importing.ts';
import { settle, type Somebody } from './reaching.ts';

const product = useGround();
const codes = ['a12-m1.12', 'a12-m1.10', 'a12-m1.8'];
const beyond = { status: 403, message: '这个部门不在您的数据范围内，它的成员不能由您添加、更改或移出' };
/** Departments, people and members beyond are not there at all (rules T16, T18). */
const notThere = { message: expect.stringMatching(/^(所选)?(部门|人员|部门成员)不存在或已被删除$/) };

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
    await expect(save({ departmentId: 'science', personId: persons.dean })).rejects.toMatchObject(notThere);
    await expect(save({ id: 'tutor', version: 1, departmentId: 'science' })).rejects.toMatchObject(notThere);
    await expect(
      dean.call('deptMember.add', { departmentId: 'science', ids: [persons.dean, persons.guest] }),
    ).rejects.toMatchObject(notThere);
    await expect(
      dean.call('deptMember.add', { personId: persons.dean, ids: ['class', 'science'] }),
    ).rejects.toMatchObject(notThere);
    await expect(dean.call('deptMember.transfer', { ids: ['tutor'], departmentId: 'science' })).rejects.toMatchObject(
      notThere,
    );
    expect(await departmentsOf('dean')).toEqual(['arts']);
    expect(await departmentsOf('tutor')).toEqual(['class']);
    expect(await departmentsOf('guest')).toEqual([]);
  });

  it('nor takes or changes members of a department beyond', async () => {
    const { all, as, departmentsOf } = await begin();
    const dean = await as('dean', 'below');
    await expect(dean.call('deptMember.transfer', { ids: ['chemist'], departmentId: 'arts' })).rejects.toMatchObject(
      notThere,
    );
    await expect(dean.call('deptMember.remove', { ids: ['chemist'] })).rejects.toMatchObject(notThere);
    await expect(dean.call('deptMember.save', { id: 'chemist', version: 1, duty: '院长' })).rejects.toMatchObject(
      notThere,
    );
    expect(await departmentsOf('chemist')).toEqual(['science']);
    await all.call('deptMember.remove', { ids: ['chemist'] });
    await expect(dean.call('deptMember.restore', { ids: ['chemist'] })).rejects.toMatchObject(notThere);
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
    // The preview itself says so: what is beyond reach is not found.
    expect(checked).toMatchObject({ state: 'ready', report: { badRows: [1] } });
    expect(await departmentsOf('guest')).toEqual([]);
  });

  it('nor is a department brought below the own one, or the own one elsewhere', async () => {
    const { all, as } = await begin();
    const dean = await as('dean', 'below');
    const refused = { status: 403, message: '这个部门不在您的数据范围内，不能由您移动到那里' };
    await expect(dean.call('department.move', { ids: ['science'], parent: 'arts' })).rejects.toMatchObject(notThere);
    await expect(dean.call('department.save', { id: 'science', version: 1, parentId: 'arts' })).rejects.toMatchObject(
      notThere,
    );
    await expect(dean.call('department.move', { ids: ['arts'], parent: 'science' })).rejects.toMatchObject(refused);
    await expect(dean.call('department.move', { ids: ['class'], parent: null })).rejects.toMatchObject(refused);
    await expect(dean.call('department.save', { deptName: '新学院' })).rejects.toMatchObject({ status: 403 });
    await all.call('department.move', { ids: ['science'], parent: 'arts' });
    const wider = await as('dean', 'below');
    expect(wider.scope.sight?.departments).toBe(JSON.stringify(['arts', 'class', 'science']));
    await expect(wider.call('department.move', { ids: ['arts'], parent: null })).resolves.toBeDefined();
    await wider.call('department.move', { ids: ['class'], parent: 'science' });
    expect(await wider.call('department.save', { deptName: '二班', parentId: 'science' })).toMatchObject({
      version: 1,
    });
  });

  it('within reach everything is done, and by whoever reaches all everywhere', async () => {
    const { all, persons, as, departmentsOf } = await begin();
    const dean = await as('dean', 'below');
    expect(await dean.call('deptMember.add', { departmentId: 'class', ids: [persons.dean] })).toMatchObject({
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
      ).rejects.toMatchObject(notThere);
    // One's own place is seen, and not changed by a role that does not reach its department.
    const own = await as('chemist', 'own');
    expect((await own.call<{ rows: Values[] }>('deptMember.list', {})).rows).toMatchObject([{ id: 'chemist' }]);
    await expect(own.call('deptMember.save', { id: 'chemist', version: 1, duty: '院长' })).rejects.toMatchObject(
      beyond,
    );
    const wide = await as('guest', 'all');
    expect(await wide.call('deptMember.add', { departmentId: 'science', ids: [persons.guest] })).toMatchObject({
      count: 1,
    });
    expect(await all.call('deptMember.add', { departmentId: 'arts', ids: [persons.chemist] })).toMatchObject({
      count: 1,
    });
  });
});
