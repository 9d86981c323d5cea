/** Pages that show nothing without a person. Everything else can be read by anyone. */
const personalPaths: readonly string[] = [
  '/practice',
  '/wrong-list',
  '/collect-list',
  '/mock-exam',
  '/answer-details',
  '/my-certification',
  '/account',
];

/** Whether a router path (`/practice`) needs a log-in. */
export function isPersonal(path: string): boolean {
  return personalPaths.includes(path.replace(/\/+$/, ''));
}
