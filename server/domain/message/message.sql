-- N1: messages are read, marked and removed by whom they are for alone; who may write one is the server's affair.
drop policy if exists "ofReader" on "message";
create policy "ofReader" on "message" as restrictive for select using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofReaderUpdate" on "message";
create policy "ofReaderUpdate" on "message" as restrictive for update
  using ("userId" = current_setting('app.user_id', true));
drop policy if exists "ofReaderDelete" on "message";
create policy "ofReaderDelete" on "message" as restrictive for delete
  using ("userId" = current_setting('app.user_id', true));
