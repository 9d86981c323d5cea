import { useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { pictureOf } from './pictureOf.ts';
import { texts } from './wallTexts.ts';

/** A certificate as it looks on paper, in a place that is as large before it is there; a click makes it larger. */
export function CertPicture({
  row,
  onEnlarge,
}: {
  row: Output<'issuedCert.myCert'>['rows'][number];
  onEnlarge: () => void;
}) {
  const { src } = pictureOf(row);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return (
    <div className={`held-plate is-${row.orientation}`}>
      {state === 'failed' ? (
        <p className="held-failed" role="alert">
          {texts.pictureFailed}
          <button type="button" className="button button-quiet" onClick={() => setState('loading')}>
            {texts.again}
          </button>
        </p>
      ) : (
        <button
          type="button"
          className="held-picture"
          aria-label={texts.enlarge(row.certName)}
          aria-busy={state === 'loading'}
          onClick={onEnlarge}
        >
          {state === 'loading' && <span className="held-wait" />}
          {/* By its address: of another edition another picture is waited for. */}
          <img
            key={src}
            src={src}
            alt=""
            loading="lazy"
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
          />
        </button>
      )}
    </div>
  );
}
