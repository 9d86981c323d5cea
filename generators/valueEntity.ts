/** The entity whose records are the values that tenants added to dictionaries. */
export const valueEntity = 'dictionaryValue';
