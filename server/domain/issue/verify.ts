import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { countLookUp, type LookUpLevel, type NotLookedUp } from '../session/index.ts';

/** A certificate as anyone may see it (rule IC7). Days are as on the wire. */
export interface VerifiedCert {
  certNumber: string;
  tenantId: string;
  tenantName: string;
  certName: string;
  /** Code of the dictionary certLevel. */
  level: string | null;
  /** Masked unless `isNamed`. */
  personName: string;
  /** Whoever asks knows the holder's name. */
  isNamed: boolean;
  /** Masked, and only to who knows the name. */
  idNumber: string | null;
  issuedDate: string;
  validUntil: string | null;
  standing: 'valid' | 'expired' | 'revoked';
  revokedDate: string | null;
  reason: string | null;
}

/** Certificates of a number that are shown at most, each of another organisation; `verifyCerts` finds no more. */
export const mostFound = 20;

interface Wanted {
  number: string;
  /** The organisation that the address of a certificate names; others may have the same number. */
  tenantId?: string;
  /** The holder's, where somebody typed it; else empty. */
  name: string;
  ip: string;
  level: LookUpLevel;
}

/** Certificates of a number, the same for everybody (rule IC7). What is not found and a wrong name count as tries of the address (IC16). */
export async function verify({ app, wanted }: { app: App; wanted: Wanted }): Promise<VerifiedCert[] | NotLookedUp> {
  const { ip, level, tenantId = null } = wanted;
  const number = typed(wanted.number).toUpperCase();
  const name = typed(wanted.name);
  const look = async (): Promise<VerifiedCert[]> => {
    const [rows] = await app.database.batch({
      scope: { tenantId: '', userId: '' },
      statements: [
        reading<VerifiedCert>({
          name: 'issue_verify',
          text: 'select * from "verifyCerts"($1, $2, $3)',
          values: [number, tenantId, name === '' ? null : name],
        }),
      ],
    });
    return rows;
  };
  return countLookUp({ app, ip, level, look, isRight: (rows) => rows.some(({ isNamed }) => isNamed || name === '') });
}

/** Without spaces, as from a page or a Chinese input method. */
function typed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '');
}
