-- 由 npm run generate 写出：实体“作答”（attempt）的字段“状态”（state）的值换了意思：原来是“字典 mockState 的代码”，现在是“字典 attemptState 的代码”。
-- 启动时要做的：已有的值一个不改，今后当作新的意思。
-- 会丢失的：不会少什么，但已有的值读起来是另一个意思；不合适的要自己改。
-- 不是这个意思时：要换算已有的值，在这里写 SQL，或者给字段换一个名称；别的在目录中改回去，再运行 npm run generate，这个文件会自己去掉。
-- 看过以后，在下一行的冒号后面写上您的名字；没有写之前，服务器不启动，不改动任何数据。
-- 同意：创始工程师
-- change {"table":"attempt","column":"state","from":"text","to":"text","meant":{"state":"字典 mockState 的代码"}}
-- 启动时先做这个文件，后改名：那时它还叫 mockExam。
update "catalogueState" set "meanings" = "meanings" #- array['attempt', 'state'] #- array['mockExam', 'state'];
