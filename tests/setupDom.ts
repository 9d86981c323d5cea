/** Set-up of the tests that draw: every test starts with an empty page, and knows every call. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addOperations } from '#runtime/core/operations/table.ts';
import { adminOperations } from '#schemas/generated/operations.admin.ts';

afterEach(cleanup);

addOperations({ area: '', rows: adminOperations });
