-- Imports are jobs like any other from now on. What stood here was kept for seven days, and what an import stored stays;
-- one that was checked and not confirmed is uploaded again.
drop table "importJob" cascade;
