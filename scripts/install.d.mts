/** Types of `install.mjs`, which is plain JavaScript because it runs before anything is installed. */

export const projectRoot: string;
export function ensureInstalled(options?: { root?: string }): Promise<void>;
export function nodeProblem(version: string): string | undefined;
export function installStamp(root: string): string;
export function installEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
