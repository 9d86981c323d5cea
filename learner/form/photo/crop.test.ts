import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedCrop, cutSize, isLargeEnough, mostZoom, turnedCrop, turnedSize, wholeCrop } from './crop.ts';

const target = { width: 295, height: 413 };
const picture = { width: 1200, height: 1600 };

describe('what is cut out of a picture', () => {
  it('is as much as has the ratio, and zoomed in at most a pixel for a pixel', () => {
    const cut = cutSize({ picture, target, crop: wholeCrop });
    expect([Math.round(cut.width), Math.round(cut.height)]).toEqual([1143, 1600]);
    const zoom = mostZoom({ picture, target, turns: 0 });
    expect(cutSize({ picture, target, crop: { ...wholeCrop, zoom } }).width).toBeCloseTo(295);
    expect(boundedCrop({ picture, target, crop: { ...wholeCrop, zoom: 99 } }).zoom).toBe(zoom);
    expect(boundedCrop({ picture, target, crop: { ...wholeCrop, zoom: 0.1 } }).zoom).toBe(1);
  });

  it('needs the pixels both ways', () => {
    expect(isLargeEnough({ picture: target, target })).toBe(true);
    expect(isLargeEnough({ picture: { width: 413, height: 295 }, target })).toBe(false);
    expect(isLargeEnough({ picture: { width: 5000, height: 412 }, target })).toBe(false);
  });

  it('keeps its middle when it is turned, and is back after four quarters', () => {
    const crop = { turns: 0, x: 10, y: -20, zoom: 2 };
    expect(turnedCrop(crop, 1)).toEqual({ turns: 1, x: 20, y: 10, zoom: 2 });
    expect(turnedCrop(turnedCrop(crop, 1), 3)).toEqual(crop);
  });

  it('lies within the picture, wherever it is moved', () => {
    const far = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(
        far,
        far,
        fc.integer({ min: 0, max: 3 }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        (x, y, turns, zoom) => {
          const crop = boundedCrop({ picture, target, crop: { turns, x, y, zoom } });
          const cut = cutSize({ picture, target, crop });
          const whole = turnedSize(picture, turns);
          expect(Math.abs(crop.x) + cut.width / 2).toBeLessThanOrEqual(whole.width / 2 + 1e-6);
          expect(Math.abs(crop.y) + cut.height / 2).toBeLessThanOrEqual(whole.height / 2 + 1e-6);
          expect(cut.width / cut.height).toBeCloseTo(target.width / target.height);
          expect(cut.width).toBeGreaterThan(target.width - 1e-6);
        },
      ),
    );
  });
});
