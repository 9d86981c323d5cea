-- IC28: a certificate is sent once within ten minutes, whoever asks. Of two who wait for each other the second may have
-- looked at its clock first.
create or replace function "keepSending"() returns trigger language plpgsql as $$
begin
  raise exception 'a certificate was sent just now' using errcode = 'check_violation', constraint = 'send_soon', table = 'issuedCert',
    detail = to_char(old."sentTime" at time zone 'Asia/Shanghai', 'HH24:MI');
end $$;
create or replace trigger "keepSending" before update of "sentTime" on "issuedCert" for each row
  when (new."sentTime" - old."sentTime" between interval '-10 minutes' and interval '10 minutes')
  execute function "keepSending"();
