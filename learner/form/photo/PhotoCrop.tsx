import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '#learner/parts/Button.tsx';
import { Dialog } from '#learner/parts/Dialog.tsx';
import { useGestures } from '#learner/parts/useGestures.ts';
import {
  boundedCrop,
  cutSize,
  isLargeEnough,
  mostZoom,
  turnedCrop,
  turnedSize,
  wholeCrop,
  type Crop,
  type Size,
} from './crop.ts';
import { cutPicture, drawCut } from './picture.ts';
import './photoCrop.css';
import { texts } from './texts.ts';

/** Width of the frame in pixels of its own; the window may show it smaller. */
const frameWidth = 640;

/** Cuts a picture in a dialog: moved, zoomed and turned below a frame that has the ratio, by hand or by keys. */
export function PhotoCrop({
  picture,
  target,
  onCut,
  onClose,
}: {
  picture: HTMLCanvasElement;
  target: Size;
  onCut: (canvas: HTMLCanvasElement) => void;
  onClose: () => void;
}) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const change = (next: (former: Crop) => Crop): void =>
    setCrop((former) => boundedCrop({ picture, target, crop: next(former) }));

  useEffect(() => frame.current?.focus(), []);
  useEffect(() => {
    if (canvas.current) drawCut({ picture, crop, target, canvas: canvas.current });
  }, [picture, target, crop]);

  const cut = cutSize({ picture, target, crop });
  const most = mostZoom({ picture, target, turns: crop.turns });
  const isEnough = isLargeEnough({ picture: turnedSize(picture, crop.turns), target });
  const move = (by: { x: number; y: number }): void =>
    change((former) => ({ ...former, x: former.x - by.x, y: former.y - by.y }));
  const zoom = (factor: number): void => change((former) => ({ ...former, zoom: former.zoom * factor }));
  const turn = (quarters: 1 | 3): void => change((former) => turnedCrop(former, quarters));

  useGestures({
    frame,
    isWheelOwn: true,
    onMove: ({ x, y }) => {
      const pixel = cut.width / Math.max(1, canvas.current?.clientWidth ?? 1);
      move({ x: x * pixel, y: y * pixel });
    },
    onZoom: zoom,
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = event.target === frame.current ? directions[event.key] : undefined;
    if (direction) move({ x: direction.x * cut.width * step, y: direction.y * cut.height * step });
    else if (event.key === '+' || event.key === '=') zoom(1.1);
    else if (event.key === '-' || event.key === '_') zoom(1 / 1.1);
    else if (event.key === 'r' || event.key === 'R') turn(event.shiftKey ? 3 : 1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" disabled={!isEnough} onClick={() => onCut(cutPicture({ picture, crop, target }))}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className="photo-crop" onKeyDown={onKeyDown}>
        <div
          ref={frame}
          className="photo-crop-frame"
          role="group"
          tabIndex={0}
          aria-label={texts.frame}
          aria-describedby={`${id}-keys`}
          style={{ width: `min(100%, 300px, ${(46 * target.width) / target.height}vh)` }}
        >
          <canvas ref={canvas} width={frameWidth} height={Math.round((frameWidth * target.height) / target.width)} />
          <svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMax meet" aria-hidden>
            <path d="M50 18c-15 0-24 12-24 29 0 20 11 36 24 36s24-16 24-36c0-17-9-29-24-29Z" />
            <path d="M8 140c2-26 14-38 32-43M92 140c-2-26-14-38-32-43" />
          </svg>
        </div>
        <div className="photo-crop-tools">
          <label>
            <span>{texts.zoom}</span>
            <input
              type="range"
              min={1}
              max={most}
              step="any"
              value={crop.zoom}
              disabled={most === 1}
              aria-valuetext={texts.percent(crop.zoom)}
              onChange={({ target: { value } }) => change((former) => ({ ...former, zoom: Number(value) }))}
            />
          </label>
          <Button onClick={() => turn(3)}>{texts.left}</Button>
          <Button onClick={() => turn(1)}>{texts.right}</Button>
        </div>
        <p id={`${id}-keys`} className="field-help">
          {texts.hands}
          <span className="photo-crop-keys">{texts.keys}</span>
        </p>
        <p role="status" className={isEnough ? 'visually-hidden' : 'field-error'}>
          {isEnough ? texts.turned(crop.turns) : texts.tooSmallTurned(target)}
        </p>
      </div>
    </Dialog>
  );
}

/** How far a key moves the picture, as a share of the frame. */
const step = 0.02;

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
