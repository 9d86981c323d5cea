import { Card } from '#learner/parts/Card.tsx';
import { useHeading } from '#learner/parts/useHeading.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

/** That an application is handed in, and its code. */
export function Done({ applyCode }: { applyCode: string }) {
  const heading = useHeading();
  return (
    <Card>
      <div className="apply-done" role="status">
        <h1 ref={heading} tabIndex={-1}>
          {texts.done}
        </h1>
        <p>{texts.doneText(applyCode)}</p>
        <Link className="button button-primary" to="/my-certification">
          {texts.toMine}
        </Link>
      </div>
    </Card>
  );
}
