export { searchPlatform, searchQuestions, searchTenant } from './search.ts';
