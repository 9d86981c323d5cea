import { checkCharacterOf } from '#runtime/core/idNumber.ts';
import type { Person } from './person.ts';

interface Wanted {
  admin: Person;
  person: Person;
  certId: string;
  examId: string;
  /** Tells the people of an exam apart, below 10. */
  n?: number;
}

/** Applies for an exam as a learner, approved and registered by the administrator. @returns the application's id */
export async function registered({ admin, person, certId, examId, n = 9 }: Wanted): Promise<string> {
  const { agreements } = await person.call('certApply.form', { certId });
  const { id = '' } = await person.call('certApply.applyCert', {
    certId,
    examId,
    personName: `考生${n}`,
    idType: 'idCard',
    idNumber: idNumberOf(n),
    phone: '13800000000',
    isAttested: true,
    agreedIds: agreements.map((agreement) => agreement.id),
  });
  await admin.call('certApply.updateApplyStatus', { ids: [id], status: 'approved' });
  await admin.call('certApply.batchApplyCert', { ids: [id], step: 'register' });
  return id;
}

/** A valid ID number. @param n tells the people of an exam apart, below 10 */
export function idNumberOf(n: number): string {
  const body = `1101011990010170${n}`;
  return `${body}${checkCharacterOf(body)}`;
}
