import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says, as a reader of it would find out. */
export interface ReadPdf {
  /** The text of each page, without spaces and line ends. */
  pages: string[];
  title: string;
  language: string;
  /** Whether it tells its structure to those who hear it. */
  isTagged: boolean;
}

/** Reads a PDF back. @throws Error where it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
    );
  }
  const { Title, Language } = info as { Title?: string; Language?: string };
  const marked = await document.getMarkInfo();
  await loading.destroy();
  return { pages, title: Title ?? '', language: Language ?? '', isTagged: marked?.['Marked'] === true };
}
