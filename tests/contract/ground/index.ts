import type { Json } from '#generators/formats.ts';
import { files as aggregate } from './aggregate.ts';
import { files as copyOf } from './copyOf.ts';
import { files as filter } from './filter.ts';
import { files as filterPairs } from './filterPairs.ts';
import { files as inUse } from './inUse.ts';
import { joined } from './joined.ts';
import { files as kinds } from './kinds.ts';
import { files as limit } from './limit.ts';
import { files as link } from './link.ts';
import { files as noOverlap } from './noOverlap.ts';
import { files as notices } from './notices.ts';
import { files as ownValues } from './ownValues.ts';
import { files as parcel } from './parcel.ts';
import { files as partValues } from './partValues.ts';
import { files as parts } from './parts.ts';
import { files as partsSheet } from './partsSheet.ts';
import { files as phase } from './phase.ts';
import { files as pin } from './pin.ts';
import { files as print } from './print.ts';
import { files as privateFiles } from './privateFiles.ts';
import { files as protection } from './protection.ts';
import { files as reach } from './reach.ts';
import { files as reachedReferences } from './reachedReferences.ts';
import { files as refList } from './refList.ts';
import { files as referred } from './referred.ts';
import { files as roll } from './roll.ts';
import { files as rollBelow } from './rollBelow.ts';
import { files as schemaOf } from './schemaOf.ts';
import { files as series } from './series.ts';
import { files as steps } from './steps.ts';
import { files as unique } from './unique.ts';
import { files as usual } from './usual.ts';
import { files as value } from './value.ts';
import { files as when } from './when.ts';

/** The files of all words, by their paths below `schemas`: one catalogue, in which every name is one word's. */
export function groundFiles(): Record<string, Json> {
  return joined(words);
}

/** By the name of each module here. */
const words: Record<string, Record<string, Json>> = {
  aggregate,
  copyOf,
  filter,
  filterPairs,
  inUse,
  kinds,
  limit,
  link,
  noOverlap,
  notices,
  ownValues,
  parcel,
  partValues,
  parts,
  partsSheet,
  phase,
  pin,
  print,
  privateFiles,
  protection,
  reach,
  reachedReferences,
  refList,
  referred,
  roll,
  rollBelow,
  schemaOf,
  series,
  steps,
  unique,
  usual,
  value,
  when,
};
