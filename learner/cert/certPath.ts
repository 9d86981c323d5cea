/** The address of a certificate's page; with a tenant where it may be another one's. */
export function certPath({ id, tenantId }: { id: string; tenantId?: string }): string {
  return `/certification-detail?${new URLSearchParams({ id, ...(tenantId && { tenantId }) }).toString()}`;
}
