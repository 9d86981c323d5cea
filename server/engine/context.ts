import type { Readable } from 'node:stream';
import type { CatalogueFile, Entity, Json, Operation } from '#generators/formats.ts';
import type { Artefacts } from '../artefacts.ts';
import type { Config } from '../config.ts';
import type { Database, Scope } from '../database/database.ts';
import type { FileStore } from '../adapters/files.ts';
import type { Mailer } from '../adapters/mail.ts';
import type { Log } from '../log.ts';
import type { SessionStore } from '../domain/session/store.ts';
import type { Dictionaries, DictionaryStore } from './dictionaryStore.ts';
import type { FigureStore, TimedFigures } from './figureStore.ts';
import type { OwnFieldStore } from './ownFieldStore.ts';
import type { Session } from './session.ts';

/** A record or an input: the values of fields by name. */
export type Values = Record<string, Json>;

/** What every call shares. */
export interface App {
  config: Config;
  database: Database;
  artefacts: Artefacts;
  catalogue: CatalogueFile;
  sessions: SessionStore;
  /** What tenants added to the catalogue's entities. */
  ownFields: OwnFieldStore;
  /** The catalogue's dictionaries with the values that tenants added. */
  dictionaries: DictionaryStore;
  figures: FigureStore;
  files: FileStore;
  /** Undefined where no server for mail is set. */
  mail: Mailer | undefined;
  log: Log;
  /** What the engine cannot know, by the name the catalogue gives it: area/handler. */
  handlers: Readonly<Record<string, Handler>>;
}

/** A file that came with a multipart call, already on disk. */
export interface Upload {
  path: string;
  fileName: string;
  size: number;
  /** Whoever sent it says that it is a picture, as browsers do by its name: what is none is not taken then. */
  isSentAsPicture?: boolean;
}

/** What a handler gets beside its input. */
export interface CallContext {
  app: App;
  operation: Operation;
  /** The operation's entity with the fields that the tenant added; as the catalogue has it where it takes none. */
  entity?: Entity;
  /** The dictionaries as the tenant has them. */
  dictionaries: Dictionaries;
  session: Session | undefined;
  /** Tenant and user that row-level security sees. */
  scope: Scope;
  caller: { ip: string; userAgent: string; token: string | undefined };
  uploads: Upload[];
  /** Of a job: how far its work is, of how much. @throws Stopped where the job is to end. */
  tell?: (done: number, total: number) => void;
  /** Aborted where the caller went away before the answer. */
  gone?: AbortSignal;
  /** Aborted where the server is about to close: what goes on without an end ends then. */
  closing?: AbortSignal;
  /**
   * Figures that the same caller asks for beside, as the edge would let them by themselves: of a call that brings several.
   * @throws Failure as that call does
   */
  figures?: (asked: { operation: string; input: Values; isFresh: boolean }) => Promise<TimedFigures>;
}

/** A file as a reply. */
export class Download {
  readonly fileName: string;
  readonly mime: string;
  readonly body: Buffer | NodeJS.ReadableStream;
  readonly headers: Record<string, string>;

  constructor({
    fileName,
    mime,
    body,
    headers = {},
  }: { fileName: string; mime: string; body: Buffer | NodeJS.ReadableStream; headers?: Record<string, string> }) {
    this.fileName = fileName;
    this.mime = mime;
    this.body = body;
    this.headers = headers;
  }

  /** Gives up what it would be read from, where nobody is sent it. */
  drop(): void {
    if (!Buffer.isBuffer(this.body)) (this.body as Readable).destroy();
  }
}

export type Handler = (context: CallContext, input: Values) => Promise<unknown>;

/** An entity of the catalogue by its name. */
export function entityNamed({ app: { catalogue }, name }: { app: Pick<App, 'catalogue'>; name: string }): Entity {
  const entity = catalogue.entities[name];
  if (!entity) throw new Error(`the catalogue has no entity ${name}`);
  return entity;
}

/** The entity an engine verb works on. */
export function entityOf({ app, operation, entity: own }: Pick<CallContext, 'app' | 'operation' | 'entity'>): Entity {
  const entity = own ?? (operation.entity ? app.catalogue.entities[operation.entity] : undefined);
  if (!entity) throw new Error(`${operation.name} names no entity`);
  return entity;
}
