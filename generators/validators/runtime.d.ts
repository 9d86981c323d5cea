/** A list of errors with one more; there is no list before the first. */
export declare function add<Error>(errors: Error[] | null, error: Error): Error[];
export declare function ucs2length(text: string): number;
export declare function equal(a: unknown, b: unknown): boolean;

/** The formats of the catalogue, one definition for browser and server. */
export declare const formats: Record<
  'date' | 'date-time' | 'time' | 'moment' | 'uri' | 'email' | 'phone' | 'file' | 'color' | 'site-path',
  (text: string) => boolean
>;

/** An address as the path of this site (`origin`) that a browser would go to; nothing where it leads elsewhere. */
export declare function sitePath(address: string, origin: string): string | undefined;

export declare function oneOf(codes: string): (text: string) => boolean;

/** Begins the codes of the values that tenants add to dictionaries; none of the catalogue's does. */
export declare const ownCode: string;

export declare function oneOfOrOwn(codes: string): (text: string) => boolean;

/** Field of a query string to the type it is turned into. */
export type CoercePlan = Record<string, 'integer' | 'number' | 'boolean' | 'array'>;

/** The values of a query string as the types a schema wants; what cannot be turned stays a text, for the validator to refuse. */
export declare function coerceQuery(options: {
  plan: CoercePlan | undefined;
  query: Record<string, unknown>;
}): Record<string, unknown>;
