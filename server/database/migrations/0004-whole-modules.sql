-- A role that has all of 系统认证, as the tree of permissions gave it by one tick, has it as a whole from now on: what the
-- module gets later comes of itself (rule T13). Today it may do what it did; neither version nor history changes. Roles
-- that lack a single code keep what they have.
alter table "role" disable trigger user;

update "role" set "codes" =
    coalesce((select jsonb_agg(code order by at) from jsonb_array_elements_text("codes") with ordinality as c(code, at)
      where code !~ '^a12(-|$)'), '[]') || '["a12.*"]'
  where "codes" @> '[
    "a12", "a12-m1", "a12-m1.1", "a12-m1.1.1", "a12-m1.1.2", "a12-m1.2", "a12-m1.3", "a12-m1.3.1", "a12-m1.3.2",
    "a12-m1.3.3", "a12-m1.3.4", "a12-m1.3.5", "a12-m1.3.6", "a12-m1.3.7", "a12-m1.3.8", "a12-m1.4", "a12-m1.4.1",
    "a12-m1.4.2", "a12-m1.4.3", "a12-m1.4.4", "a12-m1.4.5", "a12-m1.4.6", "a12-m1.4.7", "a12-m1.4.8", "a12-m1.5",
    "a12-m1.5.1", "a12-m1.5.2", "a12-m1.5.3", "a12-m1.5.4", "a12-m1.5.5", "a12-m1.5.6", "a12-m1.5.7", "a12-m1.5.8",
    "a12-m1.6", "a12-m1.6.1", "a12-m1.6.2", "a12-m1.6.3", "a12-m1.6.4", "a12-m1.6.5", "a12-m1.6.6", "a12-m1.6.7",
    "a12-m1.6.8", "a12-m1.7", "a12-m1.8", "a12-m1.8.1", "a12-m1.8.2", "a12-m1.8.3", "a12-m1.8.4", "a12-m1.8.5",
    "a12-m1.8.6", "a12-m1.8.7", "a12-m1.8.8", "a12-m1.9", "a12-m1.10", "a12-m1.10.1", "a12-m1.10.2", "a12-m1.10.4",
    "a12-m1.10.5", "a12-m1.10.6", "a12-m1.10.7", "a12-m1.10.8", "a12-m2", "a12-m2.1", "a12-m2.1.1", "a12-m2.1.2",
    "a12-m2.1.3", "a12-m2.1.4", "a12-m2.1.5", "a12-m2.1.6", "a12-m2.1.7", "a12-m2.1.8", "a12-m2.2", "a12-m2.3",
    "a12-m2.3.1", "a12-m2.3.2", "a12-m2.3.3", "a12-m2.3.4", "a12-m2.3.5", "a12-m2.3.6", "a12-m2.3.7", "a12-m2.3.8",
    "a12-m2.4", "a12-m2.4.1", "a12-m2.4.2", "a12-m2.4.3", "a12-m2.4.4", "a12-m2.4.5", "a12-m2.4.6", "a12-m2.4.7",
    "a12-m2.4.8", "a12-m2.5", "a12-m2.6", "a12-m2.6.1", "a12-m2.6.2", "a12-m2.6.3", "a12-m2.6.4", "a12-m2.6.5",
    "a12-m2.6.6", "a12-m2.6.7", "a12-m2.6.8", "a12-m2.7", "a12-m2.7.1", "a12-m2.7.2", "a12-m2.7.3", "a12-m2.7.4",
    "a12-m2.7.5", "a12-m2.7.6", "a12-m2.7.7", "a12-m2.7.8", "a12-m2.8", "a12-m2.8.1", "a12-m2.8.2", "a12-m2.8.3",
    "a12-m2.8.4", "a12-m2.8.5", "a12-m2.8.6", "a12-m2.8.7", "a12-m2.8.8"
  ]';

alter table "role" enable trigger user;
