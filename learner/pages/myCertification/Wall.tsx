import type { Output } from '#runtime/core/call.ts';
import { download } from '#runtime/core/download.ts';
import { verifyPath } from '#runtime/core/verifyPath.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { LevelTag } from '#learner/cert/LevelTag.tsx';
import { useDeed } from '#learner/deed/useDeed.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { toast } from '#learner/parts/toast.ts';
import { Link } from '#learner/router/Link.tsx';
import './wall.css';
import { texts } from './wallTexts.ts';

type Page = Output<'issuedCert.myCert'>;

/** The certificates that the organisation issued to the learner, the last one first. */
export function Wall({ held }: { held: CallState<Page> }) {
  return (
    <Loaded call={held}>
      {({ rows }) =>
        rows.length === 0 ? (
          <div className="mine-wall">
            <Empty text={texts.none} action={<Link to="/all-certificates">{texts.choose}</Link>} />
          </div>
        ) : (
          <ul className="held">
            {rows.map((row) => (
              <li key={row.id}>
                <Held row={row} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Held({ row }: { row: Page['rows'][number] }) {
  const { certName, level, tenantName, personName, standing, issuedDate, validUntil, revokedTime, reason } = row;
  const path = verifyPath(row);
  const { buttonOf, perform } = useDeed();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      toast(texts.copied);
    } catch {
      toast(texts.notCopied, 'error');
    }
  };
  const fetchCredential = (): Promise<void> =>
    perform({
      id: texts.credential,
      isRead: true,
      work: async (options) => {
        await download('issuedCert.credential', { id: row.id }, options);
        return texts.fetched;
      },
    });
  return (
    <article className={`held-cert is-${standing}`} aria-label={certName}>
      <p className="held-state">{texts.standings[standing]}</p>
      <h3>
        {certName} <LevelTag level={level} name={certName} />
      </h3>
      <p className="held-name">{personName}</p>
      <dl>
        <div>
          <dt>{texts.number}</dt>
          <dd>{row.certNumber}</dd>
        </div>
        <div>
          <dt>{texts.issued}</dt>
          <dd>{issuedDate}</dd>
        </div>
        <div>
          <dt>{texts.until}</dt>
          <dd>{validUntil ?? texts.forEver}</dd>
        </div>
      </dl>
      {standing === 'revoked' && <p role="note">{texts.revoked((revokedTime ?? '').slice(0, 10), reason ?? '')}</p>}
      <p className="held-by">{tenantName}</p>
      <div className="mine-steps">
        <a className="button" href={path}>
          {texts.verify}
        </a>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        {standing !== 'revoked' && (
          <Button {...buttonOf(texts.credential)} onClick={() => void fetchCredential()}>
            {texts.credential}
          </Button>
        )}
      </div>
      {standing !== 'revoked' && <p className="held-note">{texts.credentialUse}</p>}
    </article>
  );
}
