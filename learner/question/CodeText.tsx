/** Code to read, as it was written; what is wider than the page scrolls by itself. */
export function CodeText({ code }: { code: string }) {
  return (
    <pre className="question-code" tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}
