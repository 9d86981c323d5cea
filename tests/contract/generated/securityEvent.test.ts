// Generated from schemas/. Do not edit.
import { contract } from '#tests/contract/harness.ts';

contract({ entity: "securityEvent" });
