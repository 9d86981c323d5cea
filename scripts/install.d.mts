/** Types of `install.mjs`, which is plain JavaScript because it runs before anything is installed. */

export type Extent = 'product' | 'everything';
export const projectRoot: string;
export function ensureInstalled(options?: { root?: string; extent?: Extent }): Promise<void>;
export function nodeProblem(version: string): string | undefined;
export function installStamp(options: { root: string; extent: Extent }): string;
export function installEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
