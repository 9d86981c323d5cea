import { useSession } from '#runtime/react/useSession.ts';
import { Link } from '#learner/router/Link.tsx';
import { usePortal } from '#learner/shell/usePortal.ts';
import { loginPath } from '#learner/shell/paths.ts';
import './centerEntrance.css';
import { messages } from './messages.ts';

const steps = [
  { path: '/practice', name: messages.practice, text: messages.practiceText },
  { path: '/mock-exam', name: messages.mock, text: messages.mockText },
  { path: '/all-certificates', name: messages.certs, text: messages.certsText },
] as const;

/** The way into the centre: one sentence, one button, three doors. */
export function CenterEntrance() {
  const { status } = useSession();
  const portal = usePortal();
  return (
    <div className="page entrance">
      <section className="entrance-hero">
        <h1>{portal?.orgName ?? messages.title}</h1>
        <p>{portal?.slogan || messages.lead}</p>
        {status === 'signedIn' ? (
          <Link className="button button-primary" to="/">
            {messages.enter}
          </Link>
        ) : (
          <>
            <Link className="button button-primary" to={loginPath('/')}>
              {messages.signIn}
            </Link>
            <Link className="button button-quiet" to="/">
              {messages.look}
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
