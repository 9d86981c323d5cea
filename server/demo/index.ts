import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { following } from './following.ts';
import type { Values } from '../engine/context.ts';
import type { DemoRecord } from './records.ts';

/** Of every account of the demo. */
export const demoPassword = 'Demo-2024';

/** An account of the demo; `roles` are pairs of tenant key and role id, `manages` keys of the tenants of a manager of the platform. */
export interface DemoAccount {
  account: string;
  nickname: string;
  manages?: 'all' | string[];
  roles: { tenant: string; role: string; jobNumber?: string }[];
}

export interface DemoCert extends Values {
  certName: string;
  certCode: string;
}

/** An account in a department; the fields are those of `deptMember`. */
export interface DemoMember extends Values {
  account: string;
}

/** A department, its members and those below it. */
export interface DemoDepartment {
  deptName: string;
  deptCode?: string;
  note?: string;
  members?: DemoMember[];
  below?: DemoDepartment[];
}

/** One tenant's content; names of images are files of `images/`. */
export interface DemoTenant {
  key: string;
  tenant: Values;
  portal: Values;
  roles: { roleName: string; note: string; below: string[] }[];
  departments: DemoDepartment[];
  carousel: { title: string; image: string }[];
  announcements: { title: string; content: string; publishedTime: string; isTop?: boolean }[];
  graph: {
    industryName: string;
    industryCode: string;
    occupations: { occupationName: string; positions: { positionName: string; duty?: string; certs: DemoCert[] }[] }[];
  }[];
  rules: { certCode: string; ruleList: { type: string; num: number; score: number }[] }[];
  /** Whatever else there is, in the order in which it refers to each other. */
  records?: DemoRecord[];
  /** What becomes of them once people have done what their history says: a session ends. */
  later?: DemoRecord[];
}

/** A message to one of the accounts, sent so many days before the demo is loaded. */
export interface DemoMessage {
  account: string;
  tenant: string;
  title: string;
  content: string;
  senderName: string;
  daysAgo: number;
  isRead?: boolean;
}

interface DemoDeedOf {
  account: string;
  tenant: string;
  daysAgo: number;
}

/** What one of the accounts did so many days before the demo is loaded; of the choices every so many-th answer is wrong. Notes and reports are about questions of the wrong-answer book, by their place in it. */
export type DemoDeed = DemoDeedOf &
  (
    | {
        kind: 'practice';
        certCode: string;
        mode?: 'random' | 'wrong';
        num: number;
        answered?: number;
        wrongEvery: number;
      }
    | { kind: 'mock'; certCode: string; minutes: number; wrongEvery: number }
    | {
        kind: 'exam';
        /** Key of the session, which is running. */
        session: string;
        /** How long ago it was begun. */
        minutes: number;
        answered: number;
        wrongEvery: number;
        isHandedIn?: boolean;
      }
    | { kind: 'favorite'; certCode: string; num: number }
    | { kind: 'goal'; goal: number }
    | { kind: 'note'; certCode: string; place: number; text: string }
    | { kind: 'report'; certCode: string; place: number; error: string; text: string; reply?: string }
  );

/** How far the exams of a session that is over are scored; people by their accounts. */
export interface DemoScores {
  tenant: string;
  /** Key of the session. */
  session: string;
  /** Who says who was absent, deducts and publishes. */
  by: string;
  absent?: string[];
  /** So many answers are scored by an examiner: as machines propose, else with a share of the points. */
  marks?: { by: string; count: number; share: number };
  deductions?: { account: string; deduction: number; reason: string }[];
  isPublished?: boolean;
  /** Asked for once they are published. */
  reviews?: { account: string; reason: string }[];
  /** Issued once they are published: on a day, else today; and some of them revoked, with a reason. */
  certificates?: { account: string; issuedDate?: string; revoked?: string }[];
}

export interface Demo {
  accounts: DemoAccount[];
  messages: DemoMessage[];
  history: DemoDeed[];
  scores: DemoScores[];
  tenants: DemoTenant[];
  /** Records of the whole platform; `@tenant/x` is the organisation of key x. */
  platform: DemoRecord[];
  /** Questions by code of the certificate of the first tenant. */
  questions: Record<string, Values[]>;
  imageFolder: string;
}

/** Reads the demo data below the root of the product, as it is meant `now`. */
export function readDemo({ root, now = new Date() }: { root: string; now?: Date }): Demo {
  const folder = join(root, 'server', 'demo');
  const json = <T>(...path: string[]): T => JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as T;
  const names = readdirSync(join(folder, 'questions')).filter((name) => name.endsWith('.json'));
  return {
    accounts: json('accounts.json'),
    messages: following({ data: json('messages.json'), now }),
    history: json('history.json'),
    scores: json('scores.json'),
    tenants: following({ data: json('tenants.json'), now }),
    platform: json('platform.json'),
    questions: Object.fromEntries(
      names.map((name): [string, Values[]] => [name.replace('.json', ''), json('questions', name)]),
    ),
    imageFolder: join(folder, 'images'),
  };
}
