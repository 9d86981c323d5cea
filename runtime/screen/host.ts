import type { ScreenAction } from '#generators/formats.ts';
import { createContext, useContext, type ComponentType } from 'react';
import type { HistoryEntry } from '#runtime/core/scrollPlaces.ts';

/** What is opened: a screen, with the id of its record where it is about one. */
export interface Target {
  screen: string;
  params?: Readonly<Record<string, string>>;
  /** Fields of a new record that are given with `params` and stay so. */
  fixed?: readonly string[] | undefined;
  /** Called when something was saved there. */
  onDone?: () => void;
  /** Conditions that a list begins with, which may be cleared. */
  filters?: Readonly<Record<string, unknown>>;
}

/** A record that something tells of, by its name. */
export interface RecordLinkProps {
  entity: string;
  id: string;
  /** Plain text; formulas in it are drawn. */
  label: string;
  /** Called when one goes there, not when it is opened beside. */
  onGo?: () => void;
}

/** How a screen reaches the world around it: other screens, routes, the query of the address. */
export interface ScreenHost {
  /** Opens a screen as a page where it has a route, else in a drawer. */
  open(target: Target): void;
  /** Goes to a route of the app, e.g. `/cert/12`. */
  goes(route: string): void;
  query: URLSearchParams;
  /** The entry of the browser's history that the page is. */
  entry?: HistoryEntry | undefined;
  /** Replaces the query; no new entry in the browser's history, unless it is a step that going back takes back. */
  setQuery(query: URLSearchParams, isStep?: boolean): void;
  /** Takes back the last step. */
  back(): void;
  /** The name of a record, with the way to the page that shows it, for whoever may see it. */
  RecordLink?: ComponentType<RecordLinkProps> | undefined;
}

/** Where a screen stands: it decides what closing and saving mean. */
export interface ScreenFrame {
  kind: 'page' | 'drawer' | 'block' | 'dialog';
  /** Leaves the screen: closes the drawer, goes back to the list. A block stays. */
  close(): void;
  /** Something was saved. */
  done(): void;
  /** Something was saved, and the screen stays. */
  kept?(): void;
  /** Shows another record of the same kind in place. */
  show?(id: string): void;
  /** Tells the frame what the record that it shows is called. */
  named?(name: string | undefined): void;
  /** Tells the frame that leaving would lose something. */
  setDirty(isDirty: boolean): void;
  /** Fields of a new record that the place of the form says. */
  fixed?: readonly string[] | undefined;
  /** Conditions of a list that stands here, undefined where one is not set; their columns stay. What is made in it begins with. */
  conditions?: Readonly<Record<string, unknown>> | undefined;
  begins?: Readonly<Record<string, string>> | undefined;
  /** Conditions that a list which stands here begins with, which may be cleared. */
  filters?: Readonly<Record<string, unknown>> | undefined;
  /** Nothing is made in a list that stands here. */
  makesNothing?: boolean | undefined;
  /** Title in place of the screen's own; null where the frame shows it already. */
  title?: string | null;
  /** Place in the head of the frame for what is about the screen itself. */
  tools?: HTMLElement | null;
  /** Of a form that an action asks with: what its button says, and of the call what the action says itself. */
  asking?: {
    title: string;
    isDanger: boolean;
    input: Readonly<Record<string, unknown>>;
    about: string;
    foresees?: ScreenAction['foresees'];
    /** Of a call that is put into the queue or makes a file: shows how far its job is, or hands the file on. */
    take?: (reply: unknown) => void;
  };
}

export const HostContext = createContext<ScreenHost | undefined>(undefined);
export const FrameContext = createContext<ScreenFrame | undefined>(undefined);

export function useHost(): ScreenHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('a screen needs a ScreenProvider above it');
  return host;
}

const alone: ScreenFrame = { kind: 'page', close: () => undefined, done: () => undefined, setDirty: () => undefined };

export function useFrame(): ScreenFrame {
  return useContext(FrameContext) ?? alone;
}
