import { lazy, Suspense, useRef, useState } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { fileAddress, sizeText } from '#runtime/core/upload.ts';
import { useUpload } from '#runtime/react/useUpload.ts';
import { Button } from '#learner/parts/Button.tsx';
import { isLargeEnough, type Size } from './photo/crop.ts';
import type { OpenedPicture } from './photo/picture.ts';
import { texts } from './photo/texts.ts';
import { FileButton } from './upload/FileButton.tsx';
import { mayRemove } from './upload/mayRemove.ts';
import { texts as uploadTexts } from './upload/texts.ts';
import { UploadField, type UploadFieldProps } from './upload/UploadField.tsx';

const PhotoCrop = lazy(() =>
  loadChunk(() => import('./photo/PhotoCrop.tsx')).then((module) => ({ default: module.PhotoCrop })),
);

export interface PhotoFieldProps extends UploadFieldProps {
  onChange: (address: string) => void;
  /** The exact size in pixels that the photo is cut to; without it any size is taken. */
  picture?: Size | undefined;
}

/** A photo, taken or chosen, cut to its size, kept as a private file. */
export function PhotoField({ label, value, onChange, picture, ...rest }: PhotoFieldProps) {
  const [opened, setOpened] = useState<HTMLCanvasElement>();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Of several files that are opened only the last one is meant. */
  const latest = useRef<File>();
  const upload = useUpload({
    visibility: 'private',
    problemOf: () => undefined,
    onStored: ({ url }) => onChange(url),
  });

  const send = async (canvas: HTMLCanvasElement): Promise<void> => {
    setOpened(undefined);
    try {
      const { jpegOf } = await import('./photo/picture.ts');
      await upload.send([await jpegOf({ canvas, most: picture ? mostBytes : mostBytesUncut, name: label })]);
    } catch {
      setProblem(texts.failed);
    }
  };

  const choose = async (file: File): Promise<void> => {
    latest.current = file;
    upload.forget();
    setProblem(undefined);
    setOpening(true);
    try {
      const found = await open(file, picture);
      if (latest.current !== file) return;
      if (typeof found === 'string') setProblem(found);
      else if (picture) setOpened(found.canvas);
      else await send((await import('./photo/picture.ts')).fittedPicture(found.canvas, longestUncut));
    } catch {
      setProblem(texts.failed);
    } finally {
      if (latest.current === file) setOpening(false);
    }
  };

  const remove = async (): Promise<void> => {
    if (!(await mayRemove(label))) return;
    upload.forget();
    setProblem(undefined);
    onChange('');
  };

  const ratio = picture ?? { width: 3, height: 4 };
  const canTake = isTouched();
  return (
    <UploadField
      {...rest}
      label={label}
      value={value}
      hint={isOpening ? texts.opening : picture ? texts.wanted(picture) : texts.anySize}
      problem={problem}
      upload={upload}
      buttons={(describedBy) => (
        <>
          {canTake && (
            <FileButton
              name={value === '' ? texts.take : texts.retake}
              label={label}
              accept="image/*"
              capture="user"
              describedBy={describedBy}
              onChoose={(file) => void choose(file)}
            />
          )}
          <FileButton
            name={value === '' ? texts.choose : texts.change}
            label={label}
            accept="image/*"
            describedBy={describedBy}
            onChoose={(file) => void choose(file)}
          />
          {value !== '' && (
            <Button kind="quiet" aria-label={`${uploadTexts.remove}：${label}`} onClick={() => void remove()}>
              {uploadTexts.remove}
            </Button>
          )}
        </>
      )}
    >
      <div className="upload-picture">
        {value === '' ? (
          <svg viewBox={`0 0 100 ${(100 * ratio.height) / ratio.width}`} aria-hidden>
            <g transform={`translate(50 ${(50 * ratio.height) / ratio.width}) scale(0.7)`}>
              <path d="M0-36c-13 0-20 10-20 23s9 28 20 28 20-15 20-28-7-23-20-23Z" />
              <path d="M-34 52c2-18 12-27 26-32M34 52c-2-18-12-27-26-32" />
            </g>
          </svg>
        ) : (
          <img src={fileAddress(value)} alt={label} />
        )}
      </div>
      {opened && picture && (
        <Suspense fallback={null}>
          <PhotoCrop
            picture={opened}
            target={picture}
            onCut={(canvas) => void send(canvas)}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </UploadField>
  );
}

/** Bytes of a photo at most: of one that is cut, and of one that keeps its size. */
const mostBytes = 200 * 1024;
const mostBytesUncut = 2 * 1024 * 1024;
const longestUncut = 2000;

/** Bytes of a file that a phone can still open. */
const largest = 40 * 1024 * 1024;

/** The picture of a file, or why it is not taken. */
async function open(file: File, target: Size | undefined): Promise<OpenedPicture | string> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isHeic && file.type !== '' && !file.type.startsWith('image/')) return texts.notImage;
  if (file.size > largest) return texts.tooLarge(sizeText(largest));
  const { openPicture } = await import('./photo/picture.ts');
  const opened = await openPicture({ file, least: target ?? { width: 1, height: 1 } });
  if (!opened) return isHeic ? texts.heic : texts.unreadable;
  if (target && !isLargeEnough({ picture: opened.size, target }))
    return texts.tooSmall({ picture: opened.size, target });
  return opened;
}

/** Whether one points with a finger: there the camera has a button of its own. */
function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
