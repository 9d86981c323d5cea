import { loadChunk } from '#runtime/core/chunks.ts';
import { texts } from '../texts.ts';

interface GuidePictureProps {
  src: string;
  /** What it shows. */
  says: string;
  width: number;
  height: number;
}

/** A picture of the product with a line below it; a click shows it over the whole window. */
export function GuidePicture({ src, says, width, height }: GuidePictureProps) {
  const enlarge = async (): Promise<void> => {
    const { showPicture } = await loadChunk(() => import('#learner/richText/showPicture.tsx'));
    showPicture({ src, alt: says, isOpaque: true });
  };
  return (
    <figure className="help-picture" style={{ maxWidth: width }}>
      <button type="button" aria-label={texts.enlarge(says)} onClick={() => void enlarge()}>
        <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </button>
      <figcaption>{says}</figcaption>
    </figure>
  );
}
