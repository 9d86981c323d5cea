import type { Hall } from './hall.ts';
import type { Guest, Person } from './people.ts';

/** Whether somebody may sit in a room at all, whoever is there. */
export function mayEnter({ person, hall }: { person: Person; hall: Hall }): boolean {
  return !person.busyIn.includes(hall.sessionId) && (person.siteId === null || person.siteId === hall.siteId);
}

/**
 * Gives as many people a room as can have one, those first in the list before others: where a room is full, others go
 * elsewhere for them (augmenting paths). People of a department are spread over the rooms.
 * @param capacityOf how many more of these people a room takes
 */
export function allot({
  people,
  halls,
  capacityOf,
}: {
  people: readonly Person[];
  halls: readonly Hall[];
  capacityOf(hall: Hall): number;
}): Map<Hall, Person[]> {
  const books = halls.map((hall) => new Book({ hall, capacity: Math.max(capacityOf(hall), 0) }));
  /** Of whom one found no room none does: what is full stays full. */
  const hopeless = new Set<string>();
  const openTo = new Map<string, Book[]>();
  const booksFor = (person: Person): Book[] => {
    const key = kindOf(person);
    const known = openTo.get(key);
    if (known) return known;
    const open = books.filter(({ hall }) => mayEnter({ person, hall }));
    openTo.set(key, open);
    return open;
  };
  for (const person of people) {
    if (hopeless.has(kindOf(person))) continue;
    const book = emptiest({ books: booksFor(person), person }) ?? makeRoom({ person, booksFor });
    if (book) book.add(person);
    else hopeless.add(kindOf(person));
  }
  return new Map(books.map((book) => [book.hall, book.people()]));
}

/** People of one kind may enter the same rooms. */
const kindOf = ({ siteId, busyIn }: Person): string => JSON.stringify([siteId, [...busyIn].sort()]);

/** Who goes into a room, by their kinds. */
class Book {
  readonly hall: Hall;
  readonly byKind = new Map<string, Person[]>();
  private readonly capacity: number;
  private readonly departments = new Map<string, number>();
  private count = 0;

  constructor({ hall, capacity }: { hall: Hall; capacity: number }) {
    this.hall = hall;
    this.capacity = capacity;
    for (const { kept, person } of hall.seats) {
      const guest = person ?? kept;
      if (guest) this.note(guest, 1);
    }
  }

  get isFull(): boolean {
    return this.count >= this.capacity;
  }

  /** How full it would be, with people of a department above all. */
  loadWith({ departments }: Person): number {
    const alike = Math.max(0, ...departments.map((each) => this.departments.get(each) ?? 0));
    return (2 * alike + this.count) / Math.max(this.hall.seats.length, 1);
  }

  people(): Person[] {
    return [...this.byKind.values()].flat();
  }

  add(person: Person): void {
    const kind = kindOf(person);
    const alike = this.byKind.get(kind);
    if (alike) alike.push(person);
    else this.byKind.set(kind, [person]);
    this.count += 1;
    this.note(person, 1);
  }

  take(kind: string): Person | undefined {
    const person = this.byKind.get(kind)?.pop();
    if (!person) return undefined;
    this.count -= 1;
    this.note(person, -1);
    return person;
  }

  private note({ departments }: Guest, by: number): void {
    for (const each of departments) this.departments.set(each, (this.departments.get(each) ?? 0) + by);
  }
}

function emptiest({ books, person }: { books: readonly Book[]; person: Person }): Book | undefined {
  let best: { book: Book; load: number } | undefined;
  for (const book of books) {
    if (book.isFull) continue;
    const load = book.loadWith(person);
    if (!best || load < best.load) best = { book, load };
  }
  return best?.book;
}

/** Frees a place for somebody whose rooms are all full, by others who go elsewhere. @returns the room, if there is one */
function makeRoom({ person, booksFor }: { person: Person; booksFor(person: Person): Book[] }): Book | undefined {
  const start = booksFor(person);
  /** How a room was come to: people of a kind go there from another one. */
  const came = new Map<Book, { from: Book; kind: string } | undefined>(start.map((book) => [book, undefined]));
  for (const book of came.keys()) {
    if (!book.isFull) return shift({ end: book, came });
    for (const [kind, [one]] of book.byKind)
      if (one) for (const next of booksFor(one)) if (!came.has(next)) came.set(next, { from: book, kind });
  }
  return undefined;
}

function shift({ end, came }: { end: Book; came: ReadonlyMap<Book, { from: Book; kind: string } | undefined> }): Book {
  let to = end;
  for (let way = came.get(to); way; way = came.get(to)) {
    const person = way.from.take(way.kind);
    if (person) to.add(person);
    to = way.from;
  }
  return to;
}
