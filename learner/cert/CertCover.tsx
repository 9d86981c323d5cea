import { useState } from 'react';
import './cert.css';

/** The cover of a certificate; where it has none, or it cannot be loaded, its first characters on the theme's colour. */
export function CertCover({ cover, name }: { cover: string | null | undefined; name: string }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span className="cert-cover" aria-hidden="true">
      {cover && !hasFailed ? (
        <img src={cover} alt="" loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <span className="cert-initials">{name.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 2)}</span>
      )}
    </span>
  );
}
