/** Set-up of the tests that draw: every test starts with an empty page, and knows every call. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addOperations } from '#runtime/core/operations/table.ts';
import { adminOperations } from '#schemas/generated/operations.admin.ts';

afterEach(cleanup);

// Parts of a page are loaded when they are shown first: on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

addOperations({ area: '', rows: adminOperations });
