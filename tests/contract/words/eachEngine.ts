import { afterAll, beforeAll } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { eachDatabase, type Open } from '#server/database/testing.ts';
import type { Handler } from '#server/engine/context.ts';
import { openGround } from '../ground/openGround.ts';
import { startEngine, type Engine } from './engine.ts';
import { makeProduct, type Product } from './product.ts';

/** The ground of all words (`tests/contract/ground/`), there while the tests of a file run. @returns it, once they do */
export function useGround(): () => Product {
  return used(openGround);
}

/** The product with further files of a test that needs a catalogue of its own; else see `useGround`. @returns it, once the tests run */
export function useProduct(files: Record<string, Json>): () => Product {
  return used(() => makeProduct(files));
}

/**
 * Describes tests of a product on both databases.
 * @param define gets `start`: the engine, in a tenant where nothing is yet; and `open`: another database, which begins as the product says
 */
export function eachEngine(
  name: string,
  product: () => Product,
  define: (start: () => Engine, open: Open) => void,
  handlers?: Readonly<Record<string, Handler>>,
): void {
  eachDatabase(
    name,
    (open, _kind, lasting) => {
      let engine: Engine | undefined;
      beforeAll(async () => {
        engine = await startEngine({ product: product(), database: await lasting(), handlers });
      });
      define(() => told(engine).elsewhere(), open);
    },
    async (kind) => product().begin?.(kind),
  );
}

function used(make: () => Promise<Product>): () => Product {
  let product: Product | undefined;
  beforeAll(async () => {
    product = await make();
  });
  afterAll(() => product?.remove());
  return () => told(product);
}

function told<Made>(made: Made | undefined): Made {
  if (made === undefined) throw new Error('asked for before the tests run');
  return made;
}
