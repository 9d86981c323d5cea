import { RichText } from '#kinds/richText/screen/RichText.tsx';
import type { Sheet } from './marking.ts';
import { texts } from './texts.ts';

/** What a question asks, below the material that it is about. */
export function Stem({ title, material }: Pick<Sheet, 'title' | 'material'>) {
  return (
    <>
      {material && (
        <div className="marking-material">
          <RichText html={material.content} />
          {material.sound && <audio controls preload="none" src={material.sound} aria-label={texts.sound} />}
        </div>
      )}
      <RichText html={title} />
    </>
  );
}
