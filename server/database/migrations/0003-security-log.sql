-- Whoever administers a tenant may read its log of security events.
update "role" set "codes" = "codes" || '["a12-m1.9"]'::jsonb where "isBuiltin" and "id" = '5' and not "codes" ? 'a12-m1.9';
