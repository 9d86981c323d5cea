/** Words that formulas converted from other formats are full of: those of text mode, there the tilde for a space, and of ulem. */
const macros = {
  '\\textless': '<',
  '\\textgreater': '>',
  '\\textbar': '|',
  '\\textasciitilde': '~',
  '\\uline': '\\underline',
};

/** How KaTeX draws a formula, whoever sees it: nothing is trusted, and what it cannot read stands there as its source. */
export function formulaOptions() {
  // KaTeX writes into the macros it is given.
  return {
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    output: 'htmlAndMathml',
    macros: { ...macros },
  } as const;
}
