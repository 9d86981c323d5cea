/** The imports of a TypeScript file, read from its syntax. */
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import type typescript from 'typescript';

/** One import, re-export, dynamic import or import type, or a file that it names by `new URL('…', import.meta.url)`. */
export interface Import {
  specifier: string;
  /** From 1. */
  line: number;
  /** Whether nothing of it is left when the file runs. */
  isTypeOnly: boolean;
  /** Whether it is only the address of a file, and nothing of it is loaded. */
  isAddress?: true;
}

/** Lists what a file imports, in the order of the text. */
export function findImports(options: { file: string; text: string }): Import[] {
  const { file, text } = options;
  const ts = compiler();
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  const found: Import[] = [];
  const add = (specifier: typescript.Node | undefined, isTypeOnly: boolean, isAddress?: true): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    found.push({ specifier: specifier.text, line: line + 1, isTypeOnly, ...(isAddress && { isAddress }) });
  };
  const isOfFile = (node: typescript.Node | undefined): boolean => node?.getText(source) === 'import.meta.url';
  const visit = (node: typescript.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL' && isOfFile(node.arguments?.[1]))
      add(node.arguments?.[0], false, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The path from the root that an import of the tree's own files means; nothing for packages. */
export function resolveImport(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined;
}

/** Loaded when the first file is read: half a second that nobody waits for who has all imports already. */
function compiler(): typeof typescript {
  loaded ??= createRequire(import.meta.url)('typescript') as typeof typescript;
  return loaded;
}

let loaded: typeof typescript | undefined;
