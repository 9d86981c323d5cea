/** SQL: the texts "t" of the tenant `$1` that are in force, each with the edition "e" that holds (rule RT3). */
export const inForce = `"richText" t join "richTextEdition" e
    on e."tenantId" = t."tenantId" and e."richTextId" = t."id" and e."edition" = t."edition"
  where t."tenantId" = $1 and "isInForce"(t."state") and t."deletedTime" is null`;
