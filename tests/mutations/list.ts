import { ofCatalogue } from './list/catalogue.ts';
import { ofLearner, ofRuntime } from './list/client.ts';
import { ofDatabase } from './list/database.ts';
import { ofDomain } from './list/domain.ts';
import { ofEngine } from './list/engine.ts';
import { ofHttp } from './list/http.ts';
import { ofKinds } from './list/kinds.ts';
import type { Mutation } from './mutation.ts';

/** Faults that the suite of a landing shall find, each subtle enough to be made. */
export const mutations: readonly Mutation[] = [
  ...ofEngine,
  ...ofDatabase,
  ...ofHttp,
  ...ofDomain,
  ...ofKinds,
  ...ofRuntime,
  ...ofLearner,
  ...ofCatalogue,
];
