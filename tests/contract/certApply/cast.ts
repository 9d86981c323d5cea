import type { TestServer } from '#server/testing.ts';
import { must, personOf, type Person } from '../mock/exam.ts';
import { addMembers, type Member } from './people.ts';

/** Everybody who takes part in walks. */
export interface Cast {
  server: TestServer;
  tenantId: string;
  /** Of the organisation: the administrator. */
  admin: Person;
  reviewers: Member[];
  learners: Member[];
  /** Of the platform. */
  operator: Person;
  operatorId: string;
}

export async function castOf(server: TestServer): Promise<Cast> {
  const [tenantId = ''] = server.tenantIds;
  const enter = async (account: string): Promise<Person> => {
    const person = personOf({ server, token: await server.signIn(account) });
    await must(person.post('/switchTenant', { tenantId }));
    return person;
  };
  const operator = await enter('operator');
  return {
    server,
    tenantId,
    operatorId: (await must(operator.get<{ userId: string }>('/user/info'))).userId,
    admin: await enter('admin'),
    operator,
    reviewers: await addMembers({ server, tenantId, roleId: '5', count: 2 }),
    learners: await addMembers({ server, tenantId, roleId: '2', count: 6 }),
  };
}
