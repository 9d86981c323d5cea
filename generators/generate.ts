import { areaFiles } from './areas.ts';
import { callFiles } from './calls.ts';
import { type Catalogue } from './catalogue.ts';
import { databaseSql } from './database.ts';
import { dictionaryFiles } from './dictionaries.ts';
import { editorFiles } from './editor.ts';
import { excelFiles } from './excel.ts';
import { moduleFiles } from './modules.ts';
import { withRules } from './rules.ts';
import { openapiFiles } from './openapi.ts';
import { operationFiles } from './operations.ts';
import { jsonLines, type GeneratedFile, type LargeFile } from './output.ts';
import { readable } from './readable.ts';
import { referenceFiles } from './reference.ts';
import { sampleFiles } from './sample.ts';
import { screenFiles, screensOf } from './screens.ts';
import { stateFiles } from './statePictures.ts';
import { storyFiles } from './stories.ts';
import { planTables } from './tables.ts';
import { themeFiles } from './themes.ts';
import { typeFiles } from './types.ts';
import { validatorFiles } from './validators.ts';
import { wordFiles } from './words.ts';

/** Everything the generators write for a catalogue, one file after the other, so that a large one is never there as a whole. */
export async function* generate(catalogue: Catalogue): AsyncIterable<GeneratedFile | LargeFile> {
  const screens = screensOf(catalogue);
  yield* coreFiles(catalogue);
  yield* callFiles(catalogue);
  yield* dictionaryFiles(catalogue);
  yield* moduleFiles(catalogue);
  yield* themeFiles(catalogue);
  yield* validatorFiles({ ...catalogue, screens });
  yield* typeFiles(catalogue);
  yield* operationFiles(catalogue);
  yield* openapiFiles(catalogue);
  yield* screenFiles({ catalogue, screens });
  yield* areaFiles({ ...catalogue, screens });
  yield* excelFiles(catalogue);
  yield* sampleFiles(catalogue);
  yield* storyFiles({ catalogue, screens });
  yield* stateFiles(catalogue);
  yield* editorFiles({ catalogue, screens });
  yield* referenceFiles(catalogue);
  yield* await wordFiles();
}

function* coreFiles(catalogue: Catalogue): Iterable<GeneratedFile | LargeFile> {
  const { hash, entities, operations, notices, prints } = catalogue;
  const file = {
    hash,
    entities: withRules(entities),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, { input: _input, output: _output, ...operation }]) => [name, operation]),
    ),
    notices,
    prints,
  };
  yield { path: 'schemas/generated/catalogue.json', parts: jsonLines({ value: file, depth: 2 }) };
  yield { path: 'schemas/generated/tables.json', text: readable(planTables(catalogue)) };
  yield { path: 'schemas/generated/database.sql', text: databaseSql(catalogue) };
}
