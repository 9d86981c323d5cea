-- A proof of work has taken the captcha's place, and no account is locked any more: what these held is of no further use.
drop table if exists "captcha" cascade;
alter table "loginAttempt" drop column if exists "lockedUntil";
