import { NavLink } from '#learner/router/Link.tsx';
import { texts } from '../texts.ts';

/** Both guides as tabs, and the name of the one that is shown. */
export function GuideHead({ title }: { title: string }) {
  return (
    <>
      <nav className="help-tabs" aria-label={texts.title}>
        <NavLink to="/help-doc/student">{texts.student}</NavLink>
        <NavLink to="/help-doc/management">{texts.management}</NavLink>
      </nav>
      <h1>{title}</h1>
    </>
  );
}
