import { useDemoAccounts, type DemoAccount } from '#runtime/react/useDemoAccounts.ts';
import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

/** Whom this client is for; the platform's operators work in the administration. */
const offered = [
  { account: 'student', label: texts.demoStudent },
  { account: 'teacher', label: texts.demoTeacher },
  { account: 'admin', label: texts.demoAdmin },
];

/** The accounts of the demo data; shown only where the server says that it runs with them. */
export function DemoAccounts({ onPick }: { onPick: (picked: DemoAccount) => void }) {
  const accounts = useDemoAccounts(offered);
  if (accounts.length === 0) return null;
  return (
    <section className="login-demo" aria-label={texts.demoTitle}>
      <h2>{texts.demoTitle}</h2>
      <div>
        {accounts.map(({ label, ...picked }) => (
          <Button key={picked.account} onClick={() => onPick(picked)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
