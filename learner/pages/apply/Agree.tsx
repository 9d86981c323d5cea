import { Link } from '#learner/router/Link.tsx';
import { agreeTexts } from './agreeTexts.ts';
import type { Terms } from './terms.ts';

/** What the organisation asks to be agreed to before one applies; each opens beside the form. Nothing where all is agreed to. */
export function Agree({
  agreements,
  isAgreed,
  error,
  onChange,
}: {
  agreements: Terms['agreements'];
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
}) {
  if (agreements.length === 0) return null;
  return (
    <label className="apply-attest">
      <input
        type="checkbox"
        checked={isAgreed}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {agreeTexts.agree}
        {agreements.map(({ id, aliasName, title }) => (
          <Link key={id} to={`/help-doc/text?aliasName=${aliasName}`} target="_blank">
            {agreeTexts.title(title)}
          </Link>
        ))}
      </span>
    </label>
  );
}
