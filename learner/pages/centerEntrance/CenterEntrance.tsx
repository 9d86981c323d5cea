import { useSession } from '#runtime/react/useSession.ts';
import { Link } from '#learner/router/Link.tsx';
import { loginPath } from '#learner/shell/paths.ts';
import { usePortal } from '#learner/shell/usePortal.ts';
import './centerEntrance.css';
import { texts } from './texts.ts';

const steps = [
  { path: '/practice', name: texts.practice, text: texts.practiceText },
  { path: '/mock-exam', name: texts.mock, text: texts.mockText },
  { path: '/all-certificates', name: texts.certs, text: texts.certsText },
] as const;

/** The way into the centre: one sentence, one button, three doors. */
export function CenterEntrance() {
  const { status } = useSession();
  const { portal } = usePortal();
  return (
    <div className="page entrance">
      <section className="entrance-hero">
        <h1>{portal?.orgName ?? texts.title}</h1>
        <p>{portal?.slogan || texts.lead}</p>
        {status === 'signedIn' ? (
          <Link className="button button-primary" to="/">
            {texts.enter}
          </Link>
        ) : (
          <>
            <Link className="button button-primary" to={loginPath('/')}>
              {texts.signIn}
            </Link>
            <Link className="button button-quiet" to="/">
              {texts.look}
            </Link>
          </>
        )}
      </section>
      <ul className="entrance-doors">
        {steps.map(({ path, name, text }) => (
          <li key={path}>
            <Link className="card" to={path}>
              <strong>{name}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
