/** A text that is being written, and what is selected in it. */
export interface Writing {
  text: string;
  start: number;
  end: number;
}

/** What is put in place of a stretch of the text, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** One step in: at the caret, or every line of a selection of several. */
export function indented(writing: Writing): Edit {
  const { text, start, end } = writing;
  const step = stepOf(text);
  if (!text.slice(start, end).includes('\n')) {
    const insert =
      step === '\t' ? step : ' '.repeat(step.length - ((start - lineStart({ text, at: start })) % step.length));
    return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
  }
  return eachLine({ writing, change: (line) => (line === '' ? line : step + line) });
}

/** One step out of the line of the caret, or of every line that is selected. */
export function outdented(writing: Writing): Edit {
  const most = stepOf(writing.text).length;
  return eachLine({ writing, change: (line) => line.replace(new RegExp(`^(?:\\t| {1,${Math.max(most, 2)}})`), '') });
}

/** A new line that begins as far in as the present one. */
export function newLine({ text, start, end }: Writing): Edit {
  const from = lineStart({ text, at: start });
  const indentation = /^[ \t]*/.exec(text.slice(from, start))?.[0] ?? '';
  const insert = `\n${indentation}`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** The text after an edit. */
export function edited({ text, edit: { from, to, insert } }: { text: string; edit: Edit }): string {
  return text.slice(0, from) + insert + text.slice(to);
}

/** What the text indents by: a tab where it has lines that begin with one, else four spaces. */
function stepOf(text: string): string {
  return /^\t/m.test(text) ? '\t' : '    ';
}

function lineStart({ text, at }: { text: string; at: number }): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function eachLine({ writing: { text, start, end }, change }: { writing: Writing; change(line: string): string }): Edit {
  const from = lineStart({ text, at: start });
  const isOpen = end > start && text[end - 1] === '\n';
  const to = endOf({ text, at: isOpen ? end - 1 : end });
  const lines = text.slice(from, to).split('\n');
  const changed = lines.map(change);
  const insert = changed.join('\n');
  const first = (changed[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  return {
    from,
    to,
    insert,
    start: start === from && end > start ? from : Math.max(from, start + first),
    end: Math.max(from, end + insert.length - (to - from)),
  };
}

function endOf({ text, at }: { text: string; at: number }): number {
  const next = text.indexOf('\n', at);
  return next < 0 ? text.length : next;
}
