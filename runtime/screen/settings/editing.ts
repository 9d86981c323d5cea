import type { Json } from '#generators/formats.ts';
import type { ScreenElement } from '#runtime/core/screens/settings/elements.ts';
import type { ArrangedScreen } from '#runtime/core/screens/settings/maps.ts';

/** A screen while it is edited. */
export interface Editing {
  /** The product's. */
  base: ArrangedScreen;
  /** The base with the changes. */
  screen: ArrangedScreen;
  patch: Json;
  /** The next changes; what is typed into one field (`field`) is one step back. */
  onChange(patch: Json, field?: string): void;
}

/** Where an element is to stand: among its fellows, counted without itself. */
export interface Placing {
  element: ScreenElement;
  index: number;
  into?: string | undefined;
}

/** An element's name among all of a screen. */
export function keyOf({ map, name }: Pick<ScreenElement, 'map' | 'name'>): string {
  return `${map} ${name}`;
}
