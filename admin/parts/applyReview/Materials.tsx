import { Button, Checkbox, Empty, Space } from 'antd';
import { useState } from 'react';
import { useKeys } from '#runtime/react/useKeys.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';
import { isTyped } from './keys.ts';
import { materialsOf } from './materials.ts';
import { texts } from './texts.ts';

const least = 0.5;
const largest = 5;
const larger = 1.25;
const smaller = 0.8;

/** The documents of an application: one large, to be enlarged and turned, the others beside it to choose. */
export function Materials({
  record,
  addressOf,
  wrong,
  onWrong,
}: {
  record: ScreenRecord;
  addressOf(file: string): string;
  /** Titles of those that something is wrong with. */
  wrong: readonly string[];
  onWrong(title: string): void;
}) {
  const materials = materialsOf(record);
  const [chosen, setChosen] = useState(0);
  const [look, setLook] = useState({ scale: 1, turn: 0 });
  const shown = materials[chosen];
  const zoom = (by: number): void =>
    setLook((former) => ({ ...former, scale: Math.min(Math.max(former.scale * by, least), largest) }));
  const percent = `${100 * look.scale}%`;
  const turn = (): void => setLook((former) => ({ ...former, turn: (former.turn + 90) % 360 }));
  useKeys((event) => {
    if (isTyped(event)) return;
    if (event.key === '+' || event.key === '=') zoom(larger);
    if (event.key === '-') zoom(smaller);
    if (event.key.toLowerCase() === 'r') turn();
  });
  if (!shown)
    return (
      <section className="apply-review-materials" aria-label={texts.materials}>
        <Empty description={texts.noMaterials} />
      </section>
    );
  return (
    <section className="apply-review-materials" aria-label={texts.materials}>
      <div className="apply-review-tools">
        <b>{shown.title}</b>
        <Space size="small" wrap>
          {shown.isPicture && (
            <>
              <Button size="small" onClick={() => zoom(larger)}>
                {texts.larger}
              </Button>
              <Button size="small" onClick={() => zoom(smaller)}>
                {texts.smaller}
              </Button>
              <Button size="small" onClick={turn}>
                {texts.turn}
              </Button>
              <Button size="small" onClick={() => setLook({ scale: 1, turn: 0 })}>
                {texts.fit}
              </Button>
            </>
          )}
          <Checkbox checked={wrong.includes(shown.title)} onChange={() => onWrong(shown.title)}>
            {texts.wrong(shown.title)}
          </Checkbox>
        </Space>
      </div>
      {/* Focusable, so that what is enlarged is scrolled by keys. */}
      <div className="apply-review-stage" role="group" aria-label={shown.title} tabIndex={0}>
        {shown.isPicture ? (
          // The box grows, and the picture with it: what is only drawn larger is not scrolled to at its upper left.
          <div style={{ width: percent, height: percent }}>
            <img
              src={addressOf(shown.address)}
              alt={shown.title}
              data-lying={look.turn % 180 === 0 ? undefined : ''}
              style={{ transform: `rotate(${look.turn}deg)` }}
            />
          </div>
        ) : (
          <Button type="link" href={addressOf(shown.address)} target="_blank">
            {texts.openFile}
          </Button>
        )}
      </div>
      {materials.length > 1 && (
        <div className="apply-review-strip" role="tablist" aria-label={texts.materials}>
          {materials.map(({ title, address, isPicture }, index) => (
            <button
              key={address}
              type="button"
              role="tab"
              aria-selected={index === chosen}
              onClick={() => {
                setChosen(index);
                setLook({ scale: 1, turn: 0 });
              }}
            >
              {isPicture && <img src={addressOf(address)} alt="" />}
              <span>{title}</span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
