/** The imports of a TypeScript file, read from its syntax. */
import ts from 'typescript';

/** One import, re-export, dynamic import or import type. */
export interface Import {
  specifier: string;
  /** From 1. */
  line: number;
  /** Whether nothing of it is left when the file runs. */
  isTypeOnly: boolean;
}

/** Lists what a file imports, in the order of the text. */
export function findImports(options: { file: string; text: string }): Import[] {
  const { file, text } = options;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean): void => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    found.push({ specifier: specifier.text, line: line + 1, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}
