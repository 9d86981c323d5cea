-- Agreements and documents. Rules RT… of docs/rules.md. The text may be run again at any time.

-- RT3: the states in which the edition that was published last is the one that holds.
create or replace function "isInForce"(p_state text) returns boolean language sql immutable as $$
  select p_state in ('published', 'revising')
$$;

-- RT2: what is published is kept as an edition of its own, numbered on; the same text again stays the edition that it was.
create or replace function "numberEdition"() returns trigger language plpgsql as $$
declare
  v_last record;
begin
  new."publishedTime" := coalesce(new."publishedTime", now());
  select e."edition", e."title", e."kind", e."content", e."effectiveDate" into v_last from "richTextEdition" e
    where e."tenantId" = new."tenantId" and e."richTextId" = new."id" order by e."edition" desc limit 1;
  new."edition" := case
    when (v_last."title", v_last."kind", v_last."content", v_last."effectiveDate")
      is not distinct from (new."title", new."kind", new."content", new."effectiveDate") then v_last."edition"
    else coalesce(v_last."edition", 0) + 1
  end;
  return new;
end $$;

create or replace function "keepEdition"() returns trigger language plpgsql as $$
begin
  insert into "richTextEdition" ("id", "tenantId", "richTextId", "edition", "title", "kind", "content", "effectiveDate",
      "publishedTime", "publishedBy")
    values (gen_random_uuid()::text, new."tenantId", new."id", new."edition", new."title", new."kind", new."content",
      new."effectiveDate", new."publishedTime", new."publishedBy")
    on conflict do nothing;
  return null;
end $$;

create or replace trigger "numberEditionAtOnce" before insert on "richText"
  for each row when (new."state" = 'published') execute function "numberEdition"();
create or replace trigger "numberEdition" before update of "state" on "richText"
  for each row when (new."state" = 'published' and old."state" <> 'published') execute function "numberEdition"();
create or replace trigger "keepEditionAtOnce" after insert on "richText"
  for each row when (new."state" = 'published') execute function "keepEdition"();
create or replace trigger "keepEdition" after update of "state" on "richText"
  for each row when (new."state" = 'published' and old."state" <> 'published') execute function "keepEdition"();

-- RT1: what is in force stays of its kind: as another it would leave room for a second agreement beside it.
create or replace function "keepKind"() returns trigger language plpgsql as $$
begin
  raise exception 'a text in force of another kind' using errcode = 'check_violation', constraint = 'richText_kind', table = 'richText';
end $$;
create or replace trigger "keepKind" before update of "kind", "aliasName" on "richText" for each row
  when ("isInForce"(old."state") and "isInForce"(new."state") and (new."kind", new."aliasName") is distinct from (old."kind", old."aliasName"))
  execute function "keepKind"();

-- RT3: the texts of a tenant that are in force, each by the edition that holds.
create or replace function "textsInForce"(p_tenant text)
  returns table ("id" text, "aliasName" text, "kind" text, "title" text, "content" text, "edition" integer,
    "effectiveDate" date, "publishedTime" timestamptz)
  language sql stable as $$
  select e."id", t."aliasName", e."kind", e."title", e."content", e."edition", e."effectiveDate", e."publishedTime"
    from "richText" t join "richTextEdition" e
      on e."tenantId" = t."tenantId" and e."richTextId" = t."id" and e."edition" = t."edition"
    where t."tenantId" = p_tenant and "isInForce"(t."state") and t."deletedTime" is null
$$;

-- RT4: agreements and privacy policies in force to which somebody has not agreed in the edition that holds.
create or replace function "unagreed"(p_tenant text, p_user text)
  returns table ("id" text, "aliasName" text, "title" text, "version" integer) language plpgsql stable as $$
begin
  return query select t."id", t."aliasName", t."title", t."edition" from "textsInForce"(p_tenant) t
    where t."kind" in ('agreement', 'privacy')
      and not exists (select from "consent" c
        where c."tenantId" = p_tenant and c."userId" = p_user and c."editionId" = t."id")
    order by t."kind";
end $$;

-- RT5: one agrees for oneself, to what holds at that moment.
create or replace function "keepConsent"() returns trigger language plpgsql as $$
begin
  -- Who hands in twice at once agrees once.
  if exists (select from "consent" c where c."tenantId" = new."tenantId" and c."userId" = new."userId"
      and c."editionId" = new."editionId") then
    return null;
  end if;
  new."agreedTime" := now();
  if new."userId" <> coalesce(nullif(current_setting('app.user_id', true), 'system'), new."userId")
      or not exists (select from "unagreed"(new."tenantId", new."userId") u where u."id" = new."editionId") then
    raise exception 'no consent of one''s own to what holds' using errcode = 'check_violation', constraint = 'consent_own', table = 'consent';
  end if;
  return new;
end $$;
create or replace trigger "keepConsent" before insert on "consent" for each row execute function "keepConsent"();

-- RT6: a learner hands in no application, nor again, before they have agreed to what holds. Sheets register theirs at once.
create or replace function "keepAgreed"() returns trigger language plpgsql as $$
declare
  v_title text;
begin
  select u."title" into v_title from "unagreed"(new."tenantId", new."userId") u limit 1;
  if found then
    raise exception 'an application without consent' using errcode = 'check_violation', constraint = 'apply_agreed',
      table = 'certApply', detail = v_title;
  end if;
  return new;
end $$;
create or replace trigger "keepAgreedAtOnce" before insert on "certApply"
  for each row when (new."state" = 'pending') execute function "keepAgreed"();
create or replace trigger "keepAgreed" before update of "state" on "certApply"
  for each row when (new."state" = 'pending' and old."state" = 'returned') execute function "keepAgreed"();

-- RT2, RT5: what was published and agreed to stays.
create or replace trigger "keepAsGiven" before update or delete on "richTextEdition" for each row execute function "keepAsGiven"();
create or replace trigger "keepAsGiven" before update or delete on "consent" for each row execute function "keepAsGiven"();
