import type { Json } from '#generators/formats.ts';

/** Writes changes of a screen into the product's own file. @throws CallError */
export type ProductWriter = (options: { screen: string; changes: Json }) => Promise<void>;

/** Says how changes are written into the product: only while it is developed. */
export function setProductWriter(next: ProductWriter): void {
  writer = next;
}

/** Undefined in a product that is built. */
export function productWriter(): ProductWriter | undefined {
  return writer;
}

let writer: ProductWriter | undefined;
