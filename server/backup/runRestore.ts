/** `npm run restore -- folder`: fills an empty database and DATA_DIR from a backup. The environment says which, as for the server. */
import { readConfig } from '../config.ts';
import { openApp } from '../open.ts';
import { BackupError } from './manifest.ts';
import { restore } from './restore.ts';
import { productRoot } from '../root.ts';

const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new BackupError('请写明备份所在的文件夹：npm run restore -- data/backups/20261122-033000');
  const app = await openApp({ config: readConfig({ env: process.env, publicDir: '' }), root: productRoot });
  try {
    const { time, tables, files } = await restore({ database: app.database, files: app.files, folder });
    console.log(
      `已恢复 ${time} 的备份：${tables.reduce((sum, { rows }) => sum + rows, 0)} 行，${files.length} 个文件，引用已核对`,
    );
  } finally {
    await app.close();
  }
} catch (error) {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
