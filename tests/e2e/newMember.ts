import { newAccount, signInAs, type Person } from './person.ts';
import { unique } from './screens.ts';

/** Somebody of a test's own. */
export interface Member extends Person {
  account: string;
}

/** Somebody new in an organisation, with a role there. */
export async function newMember({
  nickname,
  roleId,
  tenant,
}: {
  nickname: string;
  roleId: string;
  tenant: string;
}): Promise<Member> {
  const account = unique('member-').toLowerCase();
  await newAccount({ account, nickname });
  const operator = await signInAs({ account: 'operator', tenant });
  await operator.call('membership.save', { account, roleId });
  return { account, ...(await signInAs({ account, tenant })) };
}
