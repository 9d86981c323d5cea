import type { ReactNode } from 'react';
import { useDemoAccounts, type DemoAccount } from '#runtime/react/useDemoAccounts.ts';
import { texts } from '../texts.ts';

const offered = [
  { account: 'admin', label: '机构管理员' },
  { account: 'operator', label: '平台运营' },
  { account: 'teacher', label: '教师' },
  { account: 'student', label: '学生' },
];

/** The accounts of the demo data; shown only when the server says that it runs with them. */
export function DemoAccounts({ onPick }: { onPick: (picked: DemoAccount) => void }): ReactNode {
  const accounts = useDemoAccounts(offered);
  if (accounts.length === 0) return null;
  return (
    <section className="demo" aria-label={texts.demoTitle}>
      <h2>{texts.demoTitle}</h2>
      <p>{texts.demoHelp}</p>
      <ul>
        {accounts.map(({ label, ...picked }) => (
          <li key={picked.account}>
            <button type="button" onClick={() => onPick(picked)}>
              <span>{label}</span>
              <code>{picked.account}</code>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
