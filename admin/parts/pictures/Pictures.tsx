import { Button } from 'antd';
import { useState, type CSSProperties } from 'react';
import { FiguresContent } from '#runtime/screen/page/FiguresContent.tsx';
import type { Picture } from './pictures.ts';

/** Pictures of figures beside and below one another, each chart of which can be turned into its table. */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  return (
    <div className="screen-blocks">
      {pictures.map((picture) => (
        <Shown key={picture.key} picture={picture} />
      ))}
    </div>
  );
}

function Shown({ picture: { block, help, rows, width, first } }: { picture: Picture }) {
  const [isAll, setAll] = useState(false);
  const isCut = first !== undefined && rows.length > first.count && !isAll;
  return (
    <section className="screen-block is-figures" style={{ '--block-width': width } as CSSProperties}>
      <header>
        <h2>{block.title}</h2>
        {help !== undefined && <p className="screen-help">{help}</p>}
      </header>
      <FiguresContent
        block={block}
        figures={{ rows: isCut ? rows.slice(0, first.count) : rows }}
        isLoading={false}
        reload={nothing}
      />
      {isCut && (
        <Button type="link" onClick={() => setAll(true)}>
          {first.showAll}
        </Button>
      )}
    </section>
  );
}

function nothing(): void {}
