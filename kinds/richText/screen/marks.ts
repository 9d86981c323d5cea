import { Mark } from '@tiptap/core';

/** x₂ and x²: one of them at a place. */
export const Subscript = script({ name: 'subscript', tag: 'sub', excludes: 'superscript' });
export const Superscript = script({ name: 'superscript', tag: 'sup', excludes: 'subscript' });

function script({ name, tag, excludes }: { name: string; tag: 'sub' | 'sup'; excludes: string }) {
  return Mark.create({ name, excludes, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}
