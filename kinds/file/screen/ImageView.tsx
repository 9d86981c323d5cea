import { lazy, Suspense, useState } from 'react';
import { texts } from '#runtime/screen/texts.ts';

const LargeImage = lazy(async () => ({ default: (await import('./LargeImage.tsx')).LargeImage }));

/** A picture that opens large by click or Enter. */
export function ImageView({ address, title, isSmall }: { address: string; title: string; isSmall: boolean }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button
        type="button"
        className="screen-picture"
        aria-label={`${texts.preview}：${title}`}
        onClick={() => setIsLarge(true)}
      >
        <img src={address} alt={title} loading="lazy" className={isSmall ? 'screen-thumbnail' : 'screen-image'} />
      </button>
      {isLarge && (
        <Suspense fallback={null}>
          <LargeImage address={address} title={title} onClose={() => setIsLarge(false)} />
        </Suspense>
      )}
    </>
  );
}
