-- 由 npm run generate 写出：实体“列表视图”（savedView）的字段“分享给角色”（roleId）的值换了意思：原来是“引用”，现在是“文字”。
-- 启动时要做的：已有的值一个不改，今后当作新的意思。
-- 会丢失的：不会少什么，但已有的值读起来是另一个意思；不合适的要自己改。
-- 不是这个意思时：要换算已有的值，在这里写 SQL，或者给字段换一个名称；别的在目录中改回去，再运行 npm run generate，这个文件会自己去掉。
-- 看过以后，在下一行的冒号后面写上您的名字；没有写之前，服务器不启动，不改动任何数据。
-- 同意：创始工程师
-- change {"table":"savedView","column":"roleId","from":"text","to":"text","meant":{"roleId":"引用"}}
update "catalogueState" set "meanings" = "meanings" #- array['savedView', 'roleId'];
