-- Whether somebody has ever signed in is kept with their account. Of accounts from before it is known by a password of their
-- own, or a session. Neither version nor history changes.
alter table "user" add column "hasSignedIn" boolean not null default false;

alter table "user" disable trigger user;

update "user" u set "hasSignedIn" = true
  where (u."passwordHash" is not null and not u."isPasswordInitial")
    or exists (select from "session" s where s."userId" = u."id");

alter table "user" enable trigger user;
