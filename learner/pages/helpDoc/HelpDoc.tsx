import { lazy } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Link } from '#learner/router/Link.tsx';
import { useIsAdmin } from '#learner/shell/useIsAdmin.ts';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './helpDoc.css';
import { texts } from './texts.ts';

const Manual = lazy(async () => ({ default: (await loadChunk(() => import('./manual/Manual.tsx'))).Manual }));

const Student = lazy(async () => ({ default: (await loadChunk(() => import('./student/Student.tsx'))).Student }));

const Checker = lazy(async () => ({
  default: (await loadChunk(() => import('#learner/receipts/check/Checker.tsx'))).Checker,
}));

const PublishedText = lazy(async () => ({
  default: (await loadChunk(() => import('./text/PublishedText.tsx'))).PublishedText,
}));

/** The help centre: which guide. */
export function HelpDoc() {
  const isAdmin = useIsAdmin();
  const guides = [
    { path: '/help-doc/student#exam-guide', name: texts.examGuide, text: texts.examGuideText },
    { path: '/help-doc/student#learner-guide', name: texts.learnerGuide, text: texts.learnerGuideText },
    { path: '/help-doc/management', name: texts.management, text: texts.managementText },
  ];
  return (
    <div className="page help-page">
      <h1>{texts.title}</h1>
      <p className="help-lead">{texts.lead}</p>
      <ul className="help-guides">
        {(isAdmin ? [...guides].reverse() : guides).map(({ path, name, text }) => (
          <li key={path}>
            <Link className="card" to={path}>
              <strong>{name}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <OwnDocs />
    </div>
  );
}

/** The organisation's own help documents; nothing where there are none, or they cannot be had. */
function OwnDocs() {
  const tenant = useTenantInput();
  const { data = [] } = useCall('richText.helpDocs', tenant);
  if (data.length === 0) return null;
  return (
    <section className="card help-own" aria-labelledby="own-docs">
      <h2 id="own-docs">{texts.own}</h2>
      <ul>
        {data.map(({ aliasName, title, publishedTime }) => (
          <li key={aliasName}>
            <Link to={`/help-doc/text?${new URLSearchParams({ ...tenant, aliasName }).toString()}`}>{title}</Link>
            <span>{publishedTime.slice(0, 10)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The administrators' manual, whose text comes with it alone. */
export function ManagementHelp() {
  return <Manual />;
}

/** The page that checks receipts; what hashes and verifies comes with it alone. */
export function ReceiptHelp() {
  return <Checker />;
}

/** An agreement or document of the organisation's own. */
export function TextHelp() {
  return <PublishedText />;
}

/** The learners' guides, whose text comes with them alone. */
export function StudentHelp() {
  return <Student />;
}
