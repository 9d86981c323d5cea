import type { BrowserContext } from '@playwright/test';

/** Collects what goes wrong unseen in any page of a context: errors nobody caught, violations of the content security policy. */
export async function watch(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  await context.exposeBinding('reportViolation', (_source, what: string) => void faults.push(what));
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        const report = Reflect.get(window, 'reportViolation') as (what: string) => void;
        report(`${effectiveDirective} refused ${blockedURI} at ${sourceFile}:${lineNumber}`);
      },
    );
  });
  context.on('weberror', (error) => void faults.push(String(error.error().stack ?? error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && /content security policy/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}
