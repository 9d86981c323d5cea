/** Forms as data: what one may say, and what is wrong with one. For server, browser and generators. */

/** A form as people write it down: one question a property. */
export interface AnswerForm {
  type: 'object';
  properties: Record<string, Question>;
  required?: string[];
  /** Number of the last question that was named by one: no other question takes the name of one that is gone. */
  'x-last'?: number;
}

export interface Question {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  title: string;
  description?: string;
  /** The database keeps no order of names: the least stands first. */
  order?: number;
  format?: 'date' | 'date-time';
  enum?: string[];
  /** Of several texts to choose from. */
  items?: { type: 'string'; enum: string[] };
  uniqueItems?: true;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  /** Of a text: the address of a file or picture that is uploaded. */
  'x-widget'?: (typeof fileWidgets)[number];
  /** Of a picture: its size in pixels, exactly. */
  'x-picture'?: PictureSize;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** What is wrong at a place below a form. */
export interface FormProblem {
  path: string;
  message: string;
}

/**
 * What is wrong with a form, by places below it: none of it is no form. One without questions keeps the last number of
 * those that were taken out.
 */
export function formProblems(form: unknown): FormProblem[] {
  if (!isObject(form)) return [{ path: '', message: '表单要写成 { "type": "object", "properties": { … } }' }];
  const { type, properties, required = [], 'x-last': last = 0 } = form;
  const unknown = [
    ...surplus({ value: form, known: ['type', 'properties', 'required', 'x-last'], path: '' }),
    ...(Number.isInteger(last) && Number(last) >= 0
      ? []
      : [{ path: '/x-last', message: 'x-last 是设计器用过的最后一个编号，是不小于 0 的整数' }]),
  ];
  if (type !== 'object') return [...unknown, { path: '/type', message: '表单的 type 是 "object"' }];
  const isForgotten = !Number.isInteger(last) || Number(last) <= 0;
  if (!isObject(properties) || (Object.keys(properties).length === 0 && isForgotten))
    return [...unknown, { path: '/properties', message: '表单至少要有一项，写在 properties 中' }];
  const names = Object.keys(properties);
  if (names.length > mostQuestions)
    return [...unknown, { path: '/properties', message: `表单最多 ${mostQuestions} 项，现在有 ${names.length} 项` }];
  return [
    ...unknown,
    ...names.flatMap((name, index) =>
      questionProblems({ name, index, question: properties[name], path: `/properties/${name}` }),
    ),
    ...sameTitles(properties),
    ...requiredProblems({ required, names }),
  ];
}

/** The form that a field holds; undefined where it holds none that can be filled in. */
export function formOf(value: unknown): AnswerForm | undefined {
  const asked = askedForm(value);
  return asked !== null && formProblems(asked).length === 0 ? (asked as AnswerForm) : undefined;
}

/** What a field of a form holds; null, too, for a form that has no question any more. */
export function askedForm<Held>(held: Held | null | undefined): Held | null {
  if (held === null || held === undefined) return null;
  const properties = isObject(held) ? held['properties'] : undefined;
  return isObject(properties) && Object.keys(properties).length === 0 ? null : held;
}

/** The questions of a form in their order. */
export function questionsOf({ properties }: AnswerForm): [string, Question][] {
  return Object.entries(properties).sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0));
}

/** Whether a question asks for a file, be it a picture. */
export function asksFile(question: Question): boolean {
  return question['x-widget'] !== undefined;
}

/** Questions of a form, choices of a question, characters of an answer. */
export const mostQuestions = 100;
export const mostChoices = 200;
export const longest = 5_000;
/** Pixels of a picture's side. */
export const pictureSides = { least: 50, most: 4_000 };
const fileWidgets = ['file', 'image'] as const;
const nameOfQuestion = /^[a-zA-Z][A-Za-z0-9]{0,39}$/;
/** The words of each sort of question, besides those of all. */
const words = {
  string: ['format', 'enum', 'minLength', 'maxLength', 'x-widget', 'x-picture'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum', 'multipleOf'],
  boolean: [],
  array: ['items', 'uniqueItems'],
} as const satisfies Record<Question['type'], readonly string[]>;

function questionProblems({
  name,
  index,
  question,
  path,
}: {
  name: string;
  index: number;
  question: unknown;
  path: string;
}): FormProblem[] {
  if (!nameOfQuestion.test(name) || name in Object.prototype)
    return [{ path, message: `“${name}”不能作为字段名：用英文字母开头，只用字母和数字，最多 40 个` }];
  if (!isObject(question)) return [{ path, message: `“${name}”要写成 { "type": …, "title": … }` }];
  const { type, title } = question;
  if (typeof title !== 'string' || title.trim() === '' || title.length > 60)
    return [{ path: `${path}/title`, message: `第 ${index + 1} 项要有标题，最多 60 个字` }];
  if (typeof type !== 'string' || !Object.hasOwn(words, type))
    return [
      {
        path: `${path}/type`,
        message: `“${title}”的 type 只能是 string（文字）、integer（整数）、number（数字）、boolean（是否）或 array（选几项）`,
      },
    ];
  const known = ['type', 'title', 'description', 'order', ...words[type as Question['type']]];
  return [...surplus({ value: question, known, path, title }), ...limitProblems({ question, title, path })];
}

function limitProblems({
  question,
  title,
  path,
}: {
  question: Record<string, unknown>;
  title: string;
  path: string;
}): FormProblem[] {
  const at = (word: string, message: string): FormProblem => ({
    path: `${path}/${word}`,
    message: `“${title}”的${named(word)}${message}`,
  });
  const { description, format, order, enum: choices, items, uniqueItems, multipleOf } = question;
  const bounds = (low: string, high: string, isFit: (value: unknown) => boolean, says: string): FormProblem[] => {
    const unfit = [low, high].filter((word) => question[word] !== undefined && !isFit(question[word]));
    if (unfit.length > 0) return unfit.map((word) => at(word, says));
    return question[low] !== undefined && question[high] !== undefined && Number(question[low]) > Number(question[high])
      ? [at(low, `比${named(high)}大，没有值能通过`)]
      : [];
  };
  const isWhole = question['type'] === 'integer';
  return [
    ...(description === undefined || typeof description === 'string' ? [] : [at('description', '是文字')]),
    ...(order === undefined || Number.isInteger(order) ? [] : [at('order', '是整数，小的在前')]),
    ...(format === undefined || format === 'date' || format === 'date-time'
      ? []
      : [at('format', '只能是 "date"（日期）或 "date-time"（时间）')]),
    ...(choices === undefined || isChoices(choices)
      ? []
      : [at('enum', `是 1 到 ${mostChoices} 个不同的文字，如 ["初级", "高级"]`)]),
    ...(question['type'] !== 'array' ||
    (isObject(items) && items['type'] === 'string' && isChoices(items['enum']) && Object.keys(items).length === 2)
      ? []
      : [at('items', '写出可以选的文字，如 { "type": "string", "enum": ["初级", "高级"] }')]),
    ...(multipleOf === undefined || (typeof multipleOf === 'number' && multipleOf > 0)
      ? []
      : [at('multipleOf', '是大于 0 的数，如 0.01 表示最多两位小数')]),
    ...(uniqueItems === undefined || uniqueItems === true ? [] : [at('uniqueItems', '只能是 true')]),
    ...(choices !== undefined && format !== undefined ? [at('format', '和 enum 只能写一个')] : []),
    ...fileProblems({ question, at }),
    ...bounds(
      'minLength',
      'maxLength',
      (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= longest,
      `是 0 到 ${longest} 的整数`,
    ),
    ...bounds(
      'minimum',
      'maximum',
      (value) => (isWhole ? Number.isInteger(value) : typeof value === 'number' && Number.isFinite(value)),
      isWhole ? '是整数' : '是数字',
    ),
  ];
}

/** Questions for files and pictures. */
function fileProblems({
  question,
  at,
}: {
  question: Record<string, unknown>;
  at(word: string, message: string): FormProblem;
}): FormProblem[] {
  const { type, 'x-widget': widget, 'x-picture': picture } = question;
  if (type !== 'string') return [];
  if (widget === undefined)
    return picture === undefined ? [] : [at('x-picture', '只用于照片，要和 "x-widget": "image" 一起写')];
  if (!fileWidgets.some((each) => each === widget)) return [at('x-widget', '只能是 "file"（文件）或 "image"（照片）')];
  return [
    ...['format', 'enum', 'minLength', 'maxLength'].flatMap((word) =>
      question[word] === undefined ? [] : [at(word, '不能和 x-widget 一起写：答案是上传的文件')],
    ),
    ...(picture === undefined || widget === 'image' ? [] : [at('x-picture', '只用于照片（"x-widget": "image"）')]),
    ...(picture === undefined || isPictureSize(picture)
      ? []
      : [
          at(
            'x-picture',
            `是宽和高的像素，都是 ${pictureSides.least} 到 ${pictureSides.most} 的整数，如 { "width": 295, "height": 413 }`,
          ),
        ]),
  ];
}

function isPictureSize(value: unknown): value is PictureSize {
  return (
    isObject(value) &&
    Object.keys(value).length === 2 &&
    [value['width'], value['height']].every(
      (side) => Number.isInteger(side) && Number(side) >= pictureSides.least && Number(side) <= pictureSides.most,
    )
  );
}

/** A word as people call it who do not write it: 最多字数（maxLength）. */
function named(word: string): string {
  const name = names[word];
  return name === undefined ? ` ${word} ` : `${name}（${word}）`;
}

const names: Readonly<Record<string, string>> = {
  description: '说明',
  order: '顺序',
  format: '格式',
  enum: '选项',
  items: '选项',
  minLength: '最少字数',
  maxLength: '最多字数',
  minimum: '最小值',
  maximum: '最大值',
  multipleOf: '步长',
  'x-picture': '照片大小',
};

function isChoices(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= mostChoices &&
    value.every((each) => typeof each === 'string' && each.trim() !== '' && each.length <= 100) &&
    new Set(value).size === value.length
  );
}

function sameTitles(properties: Record<string, unknown>): FormProblem[] {
  const seen = new Set<string>();
  return Object.entries(properties).flatMap(([name, question]) => {
    const title = isObject(question) && typeof question['title'] === 'string' ? question['title'].trim() : '';
    // What has none is told so, and nothing else.
    if (title !== '' && seen.has(title))
      return [{ path: `/properties/${name}/title`, message: `标题“${title}”写了两次，填写的人分不清` }];
    seen.add(title);
    return [];
  });
}

function requiredProblems({ required, names }: { required: unknown; names: readonly string[] }): FormProblem[] {
  if (!Array.isArray(required)) return [{ path: '/required', message: 'required 是字段名的列表，如 ["company"]' }];
  return required.flatMap((name: unknown, index) =>
    typeof name === 'string' && names.includes(name)
      ? []
      : [{ path: `/required/${index}`, message: `表单中没有“${String(name)}”，有 ${names.join('、')}` }],
  );
}

function surplus({
  value,
  known,
  path,
  title,
}: {
  value: Record<string, unknown>;
  known: readonly string[];
  path: string;
  title?: string;
}): FormProblem[] {
  return Object.keys(value)
    .filter((word) => !known.includes(word))
    .map((word) => ({
      path: `${path}/${word}`,
      message: `${title === undefined ? '表单' : `“${title}”`}中不能写 ${word}，能写的是 ${known.join('、')}`,
    }));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
