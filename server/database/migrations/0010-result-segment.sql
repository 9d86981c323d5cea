-- 由 npm run generate 写出：实体“成绩”（result）的字段“第几段作答”（segment）不再有了。
-- 启动时要做的：删去这一列。
-- 会丢失的：每一条数据中它的值，回收站中的也一样；除非从备份恢复，找不回来。操作记录中以前的改动还在。
-- 不是这个意思时：只是改名的，在新字段中写 "x-was": "segment"，再运行 npm run generate；别的在目录中改回去，再运行 npm run generate，这个文件会自己去掉。
-- 看过以后，在下一行的冒号后面写上您的名字；没有写之前，服务器不启动，不改动任何数据。
-- 同意：创始工程师
-- change {"table":"result","column":"segment","from":"integer"}
alter table if exists "result" drop column if exists "segment" cascade;
