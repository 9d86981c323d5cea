import { texts } from '../texts.ts';

/** The parts of the page of one's own account; `id` stands in their address. */
export const accountParts = [
  { id: 'profile', title: texts.profile },
  { id: 'password', title: texts.security },
  { id: 'jobs', title: texts.jobs },
  { id: 'sessions', title: texts.sessions },
] as const;
