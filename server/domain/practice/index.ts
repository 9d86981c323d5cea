export { addFavorite, cancelFavorite, listFavorites } from './favorites.ts';
export { isTrue } from './isTrue.ts';
export { deleteRecord, listRecords } from './records.ts';
export { startRandom } from './startRandom.ts';
export { again, statistics } from './statistics.ts';
