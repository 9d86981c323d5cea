/** The entity or area of an operation: `cert` of `cert.list`. */
export function areaOf(operation: string): string {
  return operation.slice(0, operation.indexOf('.'));
}
