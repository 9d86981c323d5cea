import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { FormulaPreview } from './formulaPreview.ts';
import { Subscript, Superscript } from './marks.ts';
import { Table, TableCell, TableHeader, TableRow } from './tables.ts';

/** All that a stored rich text may hold (`server/engine/richText.ts`): what the editor does not know it would drop. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
  FormulaPreview,
  Subscript,
  Superscript,
  Table,
  TableRow,
  TableCell,
  TableHeader,
];
