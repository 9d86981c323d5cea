import { useEffect, useState } from 'react';

/** A round picture of someone; where there is none, or it does not come, the first letter of the name. Decorates only. */
export function Avatar({ src, name, size }: { src?: string | null | undefined; name: string; size: number }) {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setFailed(false), [src]);
  if (src && !hasFailed)
    return <img className="avatar" src={src} alt="" width={size} height={size} onError={() => setFailed(true)} />;
  return (
    <span
      className="avatar avatar-letter"
      style={{ width: size, height: size, lineHeight: `${size}px` }}
      aria-hidden="true"
    >
      {name.slice(0, 1)}
    </span>
  );
}
