import { idNumberNormal } from '#runtime/core/idNumber.ts';
import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { countLookUp, type LookUpLevel, type NotLookedUp } from '../session/index.ts';
import type { VerifiedCert } from './verify.ts';

/** Whose certificates are sought. */
interface Sought {
  name: string;
  /** The number of the identity document, whole. */
  idNumber: string;
  ip: string;
  level: LookUpLevel;
}

/**
 * All certificates of a person, of any organisation, the newest first (rule IC18). That there are none says the same whether name or
 * number is wrong, and counts as a try of the address (IC16). Without a captcha nothing is looked up.
 */
export async function verifyPerson({
  app,
  sought: { name, idNumber, ip, level },
}: {
  app: App;
  sought: Sought;
}): Promise<VerifiedCert[] | NotLookedUp> {
  if (level === 0) return 'captcha';
  const look = async (): Promise<VerifiedCert[]> => {
    const [rows] = await app.database.batch({
      scope: { tenantId: '', userId: '' },
      statements: [
        reading<VerifiedCert>({
          name: 'issue_verify_person',
          text: 'select * from "personCerts"($1, $2)',
          values: [idNumberNormal(idNumber.normalize('NFKC')), name.normalize('NFKC')],
        }),
      ],
    });
    return rows;
  };
  return countLookUp({ app, ip, level, look, isRight: (rows) => rows.length > 0 });
}
