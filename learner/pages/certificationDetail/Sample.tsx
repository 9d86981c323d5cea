import { certTitle } from '#learner/graph/tree.ts';
import { useLevelName } from '#learner/graph/useLevelName.ts';
import type { CertDetail } from './certDetail.ts';
import { texts } from './texts.ts';

/** The certificate as it will look with the learner's name, marked as a sample. */
export function Sample({ cert: { certName, level, tenantName }, name }: { cert: CertDetail; name: string }) {
  const levelName = useLevelName();
  return (
    <div className="sample" role="img" aria-label={texts.sampleLabel({ name, certName })}>
      <div className="sample-paper" aria-hidden="true">
        <span className="sample-mark">{texts.sample}</span>
        <span className="sample-title">{texts.certificate}</span>
        <span className="sample-name">{name}</span>
        <span className="sample-text">{texts.passed}</span>
        <span className="sample-cert">{certTitle({ name: certName, levelName: level ? levelName(level) : '' })}</span>
        <span className="sample-foot">
          <span>
            {texts.number}
            <b>{texts.numberLater}</b>
          </span>
          <span>
            {texts.issuedBy}
            <b>{tenantName}</b>
          </span>
        </span>
        <Seal />
      </div>
    </div>
  );
}

function Seal() {
  return (
    <svg className="sample-seal" viewBox="0 0 80 80">
      <circle cx="40" cy="40" r="36" />
      <circle cx="40" cy="40" r="29" />
      <path d="M40 22l5.3 10.8 11.9 1.7-8.6 8.4 2 11.8L40 49.1l-10.6 5.6 2-11.8-8.6-8.4 11.9-1.7z" />
    </svg>
  );
}
