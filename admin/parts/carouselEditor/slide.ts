/** Pictures of the carousel at most; the server keeps the limit, the screen says so before it is met. */
export const most = 3;

/** One picture of the carousel. */
export interface Slide {
  id: string;
  version: number;
  title: string;
  image: string;
  link?: string | null;
}
