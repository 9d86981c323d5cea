/** Sheets that a workbook has beside those of records. */
const reserved = ['填写说明', '可选值', '错误行'];
/** Characters that Excel takes in the name of a sheet. */
const longest = 31;

/** Names of the sheets of a workbook by the titles of what stands in them: as Excel takes them, and no two the same. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set(reserved.map(folded));
  return titles.map((title) => {
    const plain = safe(title);
    let name = plain;
    for (let count = 2; taken.has(folded(name)); count++) name = `${plain.slice(0, longest - 4)}（${count}）`;
    taken.add(folded(name));
    return name;
  });
}

/** Without what Excel forbids: some characters anywhere, and an apostrophe at either end. */
function safe(title: string): string {
  const plain = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, longest)
    .replace(/^['\s]+|['\s]+$/g, '');
  return plain || '数据';
}

/** Excel tells no capitals apart. */
function folded(name: string): string {
  return name.toLowerCase();
}
