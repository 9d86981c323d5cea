import { useCall } from '#runtime/react/useCall.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { RichText } from '#learner/richText/RichText.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { useTenantInput } from '#learner/shell/useTenantInput.ts';
import './publishedText.css';
import { texts } from './texts.ts';

/** An agreement or document that a tenant has published, by its alias. */
export function PublishedText() {
  const [parameters] = useSearchParams();
  const aliasName = parameters.get('aliasName');
  return <div className="page">{aliasName ? <Published aliasName={aliasName} /> : <Gone />}</div>;
}

function Published({ aliasName }: { aliasName: string }) {
  const call = useCall('richText.getByAliasName', { ...useTenantInput(), aliasName });
  return (
    <Loaded call={call} gone={<Gone />}>
      {({ title, version, publishedTime, effectiveDate, content }) => (
        <article className="card published-text">
          <h1>{title}</h1>
          <p className="published-edition">
            <span>{texts.version(version)}</span>
            <span>{texts.published(publishedTime.slice(0, 10))}</span>
            {effectiveDate && <span>{texts.effective(effectiveDate)}</span>}
          </p>
          <RichText html={content} />
        </article>
      )}
    </Loaded>
  );
}

function Gone() {
  return <Empty text={texts.gone} action={<Link to="/help-doc/student">{texts.toGuide}</Link>} />;
}
