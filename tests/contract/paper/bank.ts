import type { TestServer } from '#server/testing.ts';
import { asOwner, must, personOf, type Person } from '../mock/exam.ts';

/** A certificate with questions, and who puts papers together of them. */
export interface Bank {
  admin: Person;
  tenantId: string;
  certId: string;
  /** A published single choice question; what is not said is usual. */
  question(values?: Record<string, unknown>): Promise<string>;
}

let named = 0;

export async function bankOf(server: TestServer): Promise<Bank> {
  const [tenantId = ''] = server.tenantIds;
  const admin = personOf({ server, token: await server.signIn('admin') });
  await must(admin.post('/switchTenant', { tenantId }));
  named += 1;
  const cert = { certName: `试卷的证书 ${named}`, certCode: `PAPER-${named}`, photoSize: 'none', passScore: 1 };
  const { id: certId } = await must(admin.post<{ id: string }>('/cert/save', cert));
  let asked = 0;
  return {
    admin,
    tenantId,
    certId,
    async question(values = {}) {
      asked += 1;
      const { id } = await must(
        admin.post<{ id: string }>('/question/save', {
          certId,
          type: 'single',
          title: `第 ${named}-${asked} 道试卷的题`,
          options: [{ content: '对', isAnswer: true }, { content: '错' }],
          usage: 'exam',
          ...values,
        }),
      );
      return id;
    },
  };
}

/** Questions of one pattern, past the server: one after the other takes long. @returns their ids */
export async function manyQuestions({
  server,
  bank: { tenantId, certId },
  count,
}: {
  server: TestServer;
  bank: Bank;
  count: number;
}): Promise<string[]> {
  const rows = await asOwner<{ id: string }>({
    server,
    text: `insert into "question" ("id", "tenantId", "certId", "type", "title", "identityHash")
      select $2 || '-many-' || n, $1, $2, 'short', left(md5(n::text), 4) || ' 这个数是不是质数，为什么？', $2 || n
        from generate_series(1, $3::integer) n returning "id"`,
    values: [tenantId, certId, count],
  });
  return rows.map(({ id }) => id);
}
