import type { Output } from '#runtime/core/call.ts';
import './ruleBar.css';
import { texts } from './texts.ts';

type Rule = NonNullable<Output<'cert.portalGet'>['rule']>;

/** Each kind's share of the score as a bar, and beside it in figures. */
export function RuleBar({ rule: { ruleList, totalCount, totalScore } }: { rule: Rule }) {
  return (
    <>
      <div className="rule-bar" aria-hidden="true">
        {ruleList.map(({ type, num, score }, index) => (
          <span key={type} className={`rule-shade-${index}`} style={{ flexGrow: num * score }} />
        ))}
      </div>
      <ul className="rule-kinds">
        {ruleList.map(({ type, label, num, score }, index) => (
          <li key={type}>
            <i className={`rule-shade-${index}`} aria-hidden="true" />
            <span>{label}</span>
            <b>{texts.ruleEntry({ num, score })}</b>
          </li>
        ))}
      </ul>
      <p className="rule-sum">{texts.ruleSum({ count: totalCount, score: totalScore })}</p>
    </>
  );
}
