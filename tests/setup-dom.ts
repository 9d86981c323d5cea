/** Set-up of the tests that draw: every test starts with an empty page. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
