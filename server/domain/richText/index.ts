export { agree, disagreed, unagreed, type Agreement } from './agree.ts';
export { getByAliasName } from './getByAliasName.ts';
export { helpDocs } from './helpDocs.ts';
