import { useEffect, useState, type ReactNode } from 'react';
import { messages } from '../messages.ts';
import { readHealth } from './health.ts';

const password = 'Demo-2024';
const accounts = [
  { account: 'admin', label: '机构管理员' },
  { account: 'operator', label: '平台运营' },
  { account: 'teacher', label: '教师' },
  { account: 'student', label: '学生' },
] as const;

/** The accounts of the demo data; shown only when the server says that it runs with them. */
export function DemoAccounts({ onPick }: { onPick: (picked: { account: string; password: string }) => void }): ReactNode {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    // Without an answer there is nothing to show: the log-in works without it.
    readHealth({ signal: controller.signal }).then(
      ({ demo }) => setDemo(demo === true),
      () => undefined,
    );
    return () => controller.abort();
  }, []);

  if (!isDemo) return null;
  return (
    <section className="demo" aria-label={messages.demoTitle}>
      <h2>{messages.demoTitle}</h2>
      <p>{messages.demoHelp}</p>
      <ul>
        {accounts.map(({ account, label }) => (
          <li key={account}>
            <button type="button" onClick={() => onPick({ account, password })}>
              <span>{label}</span>
              <code>{account}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
