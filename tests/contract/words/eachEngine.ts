import { afterAll, beforeAll } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { eachDatabase, type Open } from '#server/database/testing.ts';
import type { Handler } from '#server/engine/context.ts';
import { makeProduct, startEngine, type Engine, type Product } from './engine.ts';

/** The product with further files, there while the tests of a file run. @returns it, once they do */
export function useProduct(files: Record<string, Json>): () => Product {
  let product: Product | undefined;
  beforeAll(async () => {
    product = await makeProduct(files);
  });
  afterAll(() => product?.remove());
  return () => told(product);
}

/** Describes tests of a product on both databases. @param define gets `start`: the engine, in a tenant where nothing is yet */
export function eachEngine(
  name: string,
  product: () => Product,
  define: (start: () => Engine, open: Open) => void,
  handlers?: Readonly<Record<string, Handler>>,
): void {
  eachDatabase(name, (open, _kind, lasting) => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await startEngine({ product: product(), database: await lasting(), handlers });
    });
    define(() => told(engine).elsewhere(), open);
  });
}

function told<Made>(made: Made | undefined): Made {
  if (made === undefined) throw new Error('asked for before the tests run');
  return made;
}
