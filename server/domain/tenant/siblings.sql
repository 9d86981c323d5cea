-- Where the other systems of an organisation are: rule T29 of docs/rules.md. The text may be run again at any time.

-- T29: an address is one that a browser opens without harm to who follows it, whoever stores it.
create or replace function "keepSiblingAddress"() returns trigger language plpgsql as $$
begin
  if new."address" !~ '^https://[^[:space:]/?#]+[^[:space:]]*$' then
    raise exception 'no address of a system' using errcode = 'check_violation', constraint = 'sibling_address',
      table = 'siblingAddress';
  end if;
  return new;
end $$;

do $$
begin
  if to_regclass('"siblingAddress"') is not null then
    create or replace trigger "keepSiblingAddress" before insert or update of "address" on "siblingAddress"
      for each row execute function "keepSiblingAddress"();
    -- T24: who looks after some organisations sees and changes theirs alone.
    alter table "siblingAddress" enable row level security;
    alter table "siblingAddress" force row level security;
    drop policy if exists "ofAll" on "siblingAddress";
    create policy "ofAll" on "siblingAddress" using (true);
    drop policy if exists "ofManager" on "siblingAddress";
    create policy "ofManager" on "siblingAddress" as restrictive using ("isManaged"("organisationId"));
  end if;
end $$;
