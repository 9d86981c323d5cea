import { useEffect, useState } from 'react';
import { send } from '#runtime/core/http.ts';
import { Button } from '#learner/parts/Button.tsx';
import { messages } from './messages.ts';

const password = 'Demo-2024';
const accounts = [
  { account: 'student', label: messages.demoStudent },
  { account: 'teacher', label: messages.demoTeacher },
  { account: 'admin', label: messages.demoAdmin },
] as const;

/** The accounts of the demo data; shown only where the server says that it runs with them. */
export function DemoAccounts({ onPick }: { onPick: (picked: { account: string; password: string }) => void }) {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    send({ method: 'GET', path: '/health', signal: controller.signal }).then(
      (health) => setDemo((health as { demo?: boolean } | null)?.demo === true),
      // Without an answer there is nothing to show: the log-in works without it.
      () => undefined,
    );
    return () => controller.abort();
  }, []);
  if (!isDemo) return null;
  return (
    <section className="login-demo" aria-label={messages.demoTitle}>
      <h2>{messages.demoTitle}</h2>
      <div>
        {accounts.map(({ account, label }) => (
          <Button key={account} onClick={() => onPick({ account, password })}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
