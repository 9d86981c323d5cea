/** Pixels of a column of figures, by its title. */
export function columnTitleWidth(title: string): number {
  return Math.max(110, 40 + [...title].length * 14);
}
