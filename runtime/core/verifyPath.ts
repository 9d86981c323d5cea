/** Where anyone sees whether a certificate is real, below the product's address: printed on it, so it never changes. */
export function verifyPath({ certNumber, tenantId }: { certNumber: string; tenantId: string }): string {
  return `/verify/${encodeURIComponent(certNumber)}?${String(new URLSearchParams({ by: tenantId }))}`;
}
