/** Installing Debian packages, where the machine and the user allow it. */
import { existsSync } from 'node:fs';
import { runOrThrow } from './command.ts';

/** Whether packages can be installed without asking anyone: root on a system with apt-get. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages from the configured sources. @throws Error with apt-get's output when that fails. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another apt-get may hold the lock, for instance the system's own daily run.
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  console.error(`Installing Debian packages: ${packages.join(', ')}`);
  await runOrThrow({ command: 'apt-get', args: [...wait, 'update'], env });
  await runOrThrow({
    command: 'apt-get',
    args: [...wait, 'install', '--yes', '--no-install-recommends', ...packages],
    env,
  });
}
