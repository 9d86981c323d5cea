/*
 * What the threads run that read and write workbooks: seconds of work in one piece, and a sheet can be made such that it
 * never ends. They are given as text, so that they run alike from source and from the built server.
 */

/** Reads the first sheet and those of some names, as far as they are there, and sends their rows page by page as they are asked for. */
export const readingThread = `
const { parentPort, workerData: { library, file, names, most } } = require('node:worker_threads');
const { readSheet, SheetNotFoundError } = require(library);
const bytes = Buffer.from(file.buffer);
const absent = (error) => {
  if (error instanceof SheetNotFoundError) return [];
  throw error;
};
const asked = () => new Promise((done) => parentPort.once('message', done));
const read = async () => {
  for (const [sheet, name] of [1, ...names].entries()) {
    const reading = readSheet(bytes, name, { trim: false });
    const rows = await (sheet === 0 ? reading : reading.catch(absent));
    for (let sent = 0; sent < Math.min(rows.length, most); sent += 500) {
      parentPort.postMessage({ sheet, rows: rows.slice(sent, Math.min(sent + 500, most)) });
      await asked();
    }
  }
  parentPort.postMessage({ isDone: true });
};
read().catch(({ message }) => parentPort.postMessage({ problem: String(message) }));`;

/*
 * The library leaves rules for cells to features, which may change the XML of a sheet: this one adds, after the merged
 * cells and conditional formats that the format wants before them, what may be filled into each column.
 */
const rules = `
const utility = require(workerData.utility);
const text = (name, value) => (value === undefined ? '' : ' ' + name + '="' + utility.sanitizeAttributeValue(String(value)) + '"');
const formula = (name, value) => (value === undefined ? '' : '<' + name + '>' + utility.sanitizeTextContent(String(value)) + '</' + name + '>');
const ruleXml = ({ type, from, to, isStrict, message }, column) => {
  const letters = utility.getCellAddress(0, column).replace(/[0-9]+$/, '');
  const operator = type === 'list' ? undefined : from === undefined ? 'lessThanOrEqual' : to === undefined ? 'greaterThanOrEqual' : undefined;
  return '<dataValidation' + text('type', type) + text('operator', operator) + text('errorStyle', isStrict ? undefined : 'warning') + ' allowBlank="1" showErrorMessage="1"' + text('errorTitle', '请检查') + text('error', message) + text('sqref', letters + '2:' + letters + '1048576') + '>'
    + formula('formula1', from === undefined ? to : from) + formula('formula2', from === undefined ? undefined : to) + '</dataValidation>';
};
const validation = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform(content, { rules }) {
          const all = (rules || []).flatMap((rule, column) => (rule ? [ruleXml(rule, column)] : []));
          if (all.length === 0) return content;
          const element = '<dataValidations count="' + all.length + '">' + all.join('') + '</dataValidations>';
          return utility.insertElementMarkupAccordingToOrderOfSiblings(content, element, utility.getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet'), 'worksheet');
        },
      },
    },
  },
};`;

/*
 * Excel makes a formula of a text like =1+1 once somebody edits its cell, unless the cell says that it began with a quote
 * (quotePrefix). The library has no word for that: such cells have a format of their own, which is changed for it.
 */
const quotes = `
const quoted = '@';
const quoting = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform(content) {
          const [, id] = content.match(/numFmtId="(\\d+)" formatCode="@"/) || [];
          return id === undefined ? content : content.replace(new RegExp('<xf numFmtId="' + id + '"', 'g'), '<xf quotePrefix="1" numFmtId="0"');
        },
      },
    },
  },
};`;

/** Takes sheets and their rows in pages, and sends the workbook when there are no more. */
export const writingThread = `
const { parentPort, workerData } = require('node:worker_threads');
${rules}
${quotes}
const sheets = [];
const heading = ({ title }) => ({ value: title, type: String, fontWeight: 'bold', backgroundColor: '#EAF0FF', wrap: true });
const looks = { bad: { backgroundColor: '#FFE3E3' }, sample: { color: '#8C8C8C', fontStyle: 'italic' } };
const typeOf = ({ value, format }) => (typeof value === 'number' ? { type: Number, ...(format && { format }) } : { type: String, ...(/^[=+@-]/.test(value) && { format: quoted }) });
const cell = ({ look, ...written }) => (written.value === '' && look !== 'bad' ? null : { value: written.value, ...typeOf(written), ...looks[look] });
parentPort.on('message', async ({ sheet, rows }) => {
  if (sheet) sheets.push({ sheet: sheet.name, columns: sheet.headings.map(({ width }) => ({ width })), rules: sheet.headings.map(({ rule }) => rule), stickyRowsCount: 1, data: [sheet.headings.map(heading)] });
  else if (rows) for (const row of rows) sheets[sheets.length - 1].data.push(row.map(cell));
  else {
    try {
      parentPort.postMessage({ file: await require(workerData.library).default(sheets, { features: [validation, quoting] }).toBuffer() });
    } catch ({ message }) {
      parentPort.postMessage({ problem: String(message) });
    }
    parentPort.close();
  }
});`;
