import { describe, expect, it } from 'vitest';
import { operationsOf } from '../artefacts.ts';
import type { Part } from './catalogue.ts';

/** The first bytes of a zip, which an xlsx is. */
const zip = [0x50, 0x4b, 0x03, 0x04];

/** Template, export, and an import of something that is no workbook. */
export function excelContract({ entity, world }: Part): void {
  const doing = (...verbs: string[]) =>
    operationsOf(entity)
      .filter(({ does }) => verbs.includes(does))
      .map((operation) => [operation.name, operation] as const);
  const files = doing('excelTemplate', 'exportExcel');
  const imports = doing('importExcel');

  if (files.length + imports.length > 0)
    describe('Excel', () => {
      it.each(files)('%s answers a workbook', async (_name, operation) => {
        const { status, bytes } = await world().ours.call(operation);
        expect(status).toBe(200);
        expect(Array.from(bytes.subarray(0, 4))).toEqual(zip);
      });

      it.each(imports)('%s refuses a file that is no workbook, in Chinese', async (_name, operation) => {
        const { status, body } = await world().ours.upload(operation, { name: '试题.xlsx', content: 'no workbook' });
        expect([413, 415, 422]).toContain(status);
        expect(String(body.message)).toMatch(/[一-鿿]/);
      });
    });
}
