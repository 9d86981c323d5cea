import { failures } from '../../failures.ts';
import { demoPassword } from '../../demo/index.ts';
import type { App } from '../../engine/context.ts';

/** Whose password it is: what others know of the person is no secret. */
export interface Person {
  account: string;
  phone?: string | null;
  email?: string | null;
}

/** Characters; the catalogue's own limits of the fields. */
const shortest = 8;
const longest = 64;

/**
 * A password that many people have, or that can be told from the person, is refused (rule L4). Nothing is asked of the kinds
 * of characters: that makes passwords alike, not good.
 * @throws Failure 422 at the path, with what to do.
 */
export async function assertPassword({
  app,
  password,
  person,
  path,
}: {
  app: App;
  password: string;
  person: Person;
  path: string;
}): Promise<void> {
  const message = await faultOf({ password, person, isDemo: app.config.hasDemo });
  if (message) throw failures.invalid([{ path, message }]);
}

/** What is wrong with a password, in words for the person; nothing where it will do. */
export async function faultOf({
  password,
  person,
  isDemo,
}: {
  password: string;
  person: Person;
  isDemo: boolean;
}): Promise<string | undefined> {
  const length = [...password].length;
  if (length < shortest || length > longest) return `密码为 ${shortest} 至 ${longest} 个字符`;
  // It stands in the README: good enough where the demo runs, for nobody else.
  if (password === demoPassword) return isDemo ? undefined : commonFault;
  const plain = password.normalize('NFKC').toLowerCase();
  if (isPersonal({ plain, person })) return '密码不能是账号、手机号或邮箱，请换一个';
  return isPattern(plain) || (await isCommon(plain)) ? commonFault : undefined;
}

const commonFault = '这个密码很多人在用，容易被猜到，请换一个；几个不相干的词连在一起更安全';

/** The account and the like, alone or with a few digits and signs around. */
function isPersonal({ plain, person: { account, phone, email } }: { plain: string; person: Person }): boolean {
  const known = [account, phone, email, email?.split('@')[0]].flatMap((text) =>
    text && text.length >= 3 ? [text.toLowerCase()] : [],
  );
  return known.some((text) => plain.includes(text) && plain.replace(text, '').replace(/[^\p{L}]/gu, '').length < 3);
}

/** Rows of keys, also as they are run down in columns, the alphabet and the digits: what fingers do by themselves. */
const runs = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);

/** Few characters, a repeated piece, runs along the keyboard, digits alone (birthdays, telephone and QQ numbers), or a name's letters before a date. */
function isPattern(plain: string): boolean {
  if (new Set(plain).size <= 3 || /^(.{1,5})\1+$/.test(plain)) return true;
  if (/^\d{1,11}$/.test(plain)) return true;
  if (withoutRuns(plain).replace(/[^\p{L}\p{N}]/gu, '').length <= 2) return true;
  // Initials and a birthday or telephone number, in either order: wx19990101, 13800138000zl.
  const digits = /^[a-z]{0,3}[\W_]?(\d{4,11})$/.exec(plain)?.[1] ?? /^(\d{4,11})[\W_]?[a-z]{0,3}$/.exec(plain)?.[1];
  return digits !== undefined && /^((19|20)?\d{2}(0?[1-9]|1[0-2])(0?[1-9]|[12]\d|3[01])|1[3-9]\d{9})$/.test(digits);
}

/** What is left when pieces of three and more that lie along a run, or repeat one character, are taken out. */
function withoutRuns(plain: string): string {
  let rest = '';
  for (let at = 0; at < plain.length; ) {
    const length = runLength(plain.slice(at));
    if (length >= 3) at += length;
    else rest += plain.charAt(at++);
  }
  return rest;
}

function runLength(text: string): number {
  const same = /^(.)\1*/.exec(text)?.[0].length ?? 0;
  let along = 1;
  while (along < text.length && runs.some((run) => run.includes(text.slice(0, along + 1)))) along += 1;
  return Math.max(same, along);
}

/** Chinese words, in pinyin and as numbers that sound like them, of which passwords are made with some digits; the other list knows English ones. */
const habits = [
  'woaini',
  'woaiwo',
  'woaiwojia',
  'aini',
  'wan',
  'nihao',
  'woshishui',
  'mima',
  'wodemima',
  'caonima',
  'zhongguo',
  'beijing',
  'shanghai',
  'guangzhou',
  'shenzhen',
  'laopo',
  'laogong',
  'baobao',
  'baobei',
  'mama',
  'baba',
  'tiankong',
  'xuesheng',
  'laoshi',
  'xuexiao',
  'jiaoyu',
  'renzheng',
  'kaoshi',
  'guanliyuan',
  'yonghu',
  'ceshi',
  'admin',
  'root',
  'user',
  'test',
  'demo',
  'guest',
  'student',
  'teacher',
  'manager',
  'operator',
  'password',
  'passwd',
  'pass',
  'login',
  'welcome',
  'changeme',
  'taobao',
  'weixin',
  'wechat',
  'baidu',
  'alipay',
  'zhifubao',
  'tencent',
  'huawei',
  'xiaomi',
  'iloveyou',
  'loveyou',
  'zhang',
  'wang',
  'liu',
  'chen',
  'yang',
  'zhao',
  'huang',
  'zhou',
  'asd',
  'qwe',
  'zxc',
  'abc',
  'aaa',
  'qaz',
  'wsx',
];
const numbers = [
  '5201314',
  '520520',
  '521521',
  '1314520',
  '1314521',
  '7758521',
  '7758258',
  '147258369',
  '159357',
  '123456',
  '654321',
  '123123',
  '112233',
  '111111',
  '888888',
  '666666',
  '000000',
  '168168',
  '518518',
];

async function isCommon(plain: string): Promise<boolean> {
  const list = await loadList();
  const spelled = plain
    .replace(/[@4]/g, 'a')
    .replace(/[3]/g, 'e')
    .replace(/[1!]/g, 'i')
    .replace(/[0]/g, 'o')
    .replace(/[$5]/g, 's');
  if (list.has(plain) || list.has(spelled)) return true;
  const bare = numbers.reduce((rest, number) => rest.replace(number, ''), plain).replace(/[^\p{L}\p{N}]/gu, '');
  if (bare.length <= 2) return true;
  // A word of the kind, with digits and signs around it: Admin@2024, woaini1314!
  const words = [plain, spelled].map((text) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const isFewBeside = words.every((word) => plain.length - word.length <= 8);
  return (
    isFewBeside &&
    words.some(
      (word) => habits.includes(word) || (word.length >= 4 && list.has(word) && plain.length - word.length <= 5),
    )
  );
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Thirty thousand passwords of those that are known to be in use; read when the first is asked for, as few processes need them. */
function loadList(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loading;
}
