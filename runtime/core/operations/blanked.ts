/** What a required text says once the data of its person are deleted; followed by a hyphen and the beginning of the record's id where it has to be unique. */
export const blanked = '已删除';

/** Characters of an id that tell such texts apart. */
export const blankedIdLength = 12;
