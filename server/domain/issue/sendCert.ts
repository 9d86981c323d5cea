import { reading } from '../../database/statement.ts';
import { entityNamed, type CallContext, type Values } from '../../engine/context.ts';
import { step } from '../../engine/step.ts';
import { failures } from '../../failures.ts';

/**
 * Tells the holder of a certificate again that there is one, and sends it by mail (rule IC28), in the transaction of the job's
 * row. That it was sent just now is told by the database (`keepSending`).
 * @throws Failure 404; 409 where it is revoked or was sent just now, and as `checkSending`
 */
export async function sendCert(context: CallContext, { id }: Values): Promise<Values> {
  const entity = entityNamed({ app: context.app, name: 'issuedCert' });
  await step({ ...context, entity }, { ids: [String(id)], step: 'send' });
  return {};
}

/**
 * Part of the step that sends certificates: each has somebody whom it reaches, and can be printed.
 * @throws Failure 409 where its PDF could not be made, or its holder has left
 */
export async function checkSending({ app, scope }: CallContext, { ids }: Values): Promise<Values> {
  const [certs] = await app.database.batch({
    scope,
    statements: [
      reading<{ certNumber: string; printFault: string | null; isMember: boolean }>({
        name: 'issue_sending',
        text: `select i."certNumber", i."printFault", exists (select from "membership" m where m."tenantId" = i."tenantId"
            and m."userId" = i."userId" and m."state" <> 'invited' and m."deletedTime" is null) as "isMember"
          from "issuedCert" i where i."tenantId" = $1 and i."id" = any($2) order by i."certNumber"`,
        values: [scope.tenantId, ids ?? []],
      }),
    ],
  });
  for (const { certNumber, printFault, isMember } of certs) {
    if (printFault !== null) throw failures.conflict(`“${certNumber}”不能发送证书：PDF 没有做成：${printFault}`);
    if (!isMember) throw failures.conflict(`“${certNumber}”不能发送证书：持证人已不在本机构，收不到消息`);
  }
  return {};
}
