/** Every entity of the catalogue; one alone by `npx vitest run --project contract catalogue -t '^cert:'`. */
import { catalogueContract } from './catalogue.ts';

catalogueContract({ database: 'pglite' });
