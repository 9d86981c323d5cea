declare module 'linebreak' {
  /** Where a text may be broken into lines (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, behind the break; null where there is none any more. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
