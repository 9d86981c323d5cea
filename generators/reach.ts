import type { EntityWords } from '#schemas/generated/words.ts';
import type { Entity, LinkSide, Property, Reach, ReachField } from './formats.ts';
import { beyondReach, declaredReach } from './beyondReach.ts';
import { quote, quoteText } from './sql.ts';

/** The entity that says which persons are in which department, and that of departments. */
export const departmentMembers = {
  entity: 'deptMember',
  person: 'personId',
  department: 'departmentId',
  target: 'department',
} as const;

/** Which rows of an entity a role with a narrower reach sees; undefined where all roles see all. */
export function reachOf({
  words,
  properties,
}: {
  words: Pick<EntityWords, 'reach'>;
  properties: Record<string, Property>;
}): Reach | undefined {
  const { reach } = words;
  if (!reach) return undefined;
  const { department, own, assigned } = reach;
  // A person's row is theirs by its own id.
  const fieldOf = (name: string): ReachField => ({
    field: name,
    holds: name === 'id' ? 'person' : holderOf(properties[name]),
  });
  const ways: Reach = {
    ...(typeof department === 'string' && { department: { field: department, holds: 'department' } }),
    ...(typeof department === 'object' && { department: fieldOf(department.person) }),
    ...(own !== undefined && { own: fieldOf(own) }),
    ...(assigned && { assigned }),
  };
  const [only, ...others] = holdersOf(ways);
  if (!only || others.length > 0 || assigned || isDepartmentItself(ways)) return ways;
  return { ...ways, only: `${quote(only.field)} in (${only.values})` };
}

/** Whether not every role reaches all rows of an entity: by its own word, or as what it links or is a part of has one. */
export function isNarrowed({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): boolean {
  const parent = entities[entity.partOf?.entity ?? ''];
  return entity.reach !== undefined || narrowedSides({ entity, entities }).length > 0 || parent?.reach !== undefined;
}

/**
 * The sides of a link whose records not every role reaches: whoever does not reach one does not see that it is linked. Not
 * the side that is reached by this very link (`assigned`), as each would ask the other.
 */
function narrowedSides({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): LinkSide[] {
  if (entity.reach) return [];
  return (entity.link ?? []).filter((side) => {
    const reach = entities[side.entity]?.reach;
    return reach !== undefined && reach.assigned?.entity !== entity.name;
  });
}

/** The dictionary of how far a role reaches. */
const reaches = 'roleReach';

/** Says at each field of how far a role reaches which data that is about, as the catalogue has it. */
export function nameReached(entities: Record<string, Entity>): void {
  const titles = Object.values(entities)
    .filter((entity) => !entity.partOf && isNarrowed({ entity, entities }))
    .map(({ title }) => title);
  for (const { properties } of Object.values(entities))
    for (const [field, property] of Object.entries(properties))
      if (property['x-dict'] === reaches)
        properties[field] = {
          ...property,
          description: `${property.description ?? ''}适用于：${titles.join('、')}。其他数据不分范围`,
        };
}

/** Departments themselves, which are reached as what they are. */
function isDepartmentItself({ department }: Reach): boolean {
  return department?.field === 'id' && department.holds === 'department';
}

/** What a field says of somebody: a person, or the user. */
export function holderOf(property: Property | undefined): 'person' | 'user' {
  return property?.['x-ref'] === 'person' ? 'person' : 'user';
}

/** What is common to all: how far the transaction reaches, and how far a session of a role does. */
export function reachFunctions(entities: Record<string, Entity>): string {
  const members = entities[departmentMembers.entity];
  const departments = members
    ? `coalesce((select jsonb_agg(distinct d) from (
        select m."departmentId" as d from "deptMember" m where m."tenantId" = p_tenant and m."personId" = v_person${livingText(members, 'm')}
      ) own(d)), '[]')`
    : `'[]'`;
  const below = members
    ? `if v_reach = 'below' then
    select coalesce(jsonb_agg(d), '[]') into v_departments from "departmentBelow"(p_tenant, array(select jsonb_array_elements_text(v_departments))) d;
  end if;`
    : '';
  return `-- Whether the transaction reaches all rows of its tenant. Work of the server itself says nothing, and does.
create or replace function "reachesAll"() returns boolean language sql stable as $$
  select coalesce(current_setting('app.reach', true), '') in ('', 'all')
$$;
create or replace function "reachedDepartments"() returns text[] language sql stable as $$
  select array(select jsonb_array_elements_text(coalesce(nullif(current_setting('app.departments', true), ''), '[]')::jsonb))
$$;
${members ? reachedFunctions : ''}create or replace function "ownPerson"() returns text language sql stable as $$
  select coalesce(current_setting('app.person_id', true), '')
$$;
create or replace function "ownUser"() returns text language sql stable as $$
  select coalesce(current_setting('app.user_id', true), '')
$$;

-- How far somebody reaches in a role: its reach, their person, and the departments that come to it.
create or replace function "reachOf"(p_tenant text, p_user text, p_role text) returns jsonb language plpgsql stable as $$
declare
  v_reach text;
  v_person text;
  v_departments jsonb := '[]';
begin
  select r."reach" into v_reach from "role" r where r."tenantId" = p_tenant and r."id" = p_role;
  select p."id" into v_person from "person" p where p."tenantId" = p_tenant and p."userId" = p_user;
  if v_reach in ('below', 'department') then
    v_departments := ${departments};
  end if;
  ${below}
  return jsonb_build_object('kind', coalesce(v_reach, 'own'), 'personId', coalesce(v_person, ''), 'departments', v_departments);
end $$;`;
}

/** Holds who reaches which rows of an entity, of its parts, and of its history. */
export function reachPolicies({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): string[] {
  const table = quote(entity.name);
  return [...policiesOf({ table, entity, entities }), ...forgetting({ table, entity })];
}

/** Of the tables that say who is reached. */
function forgetting({ table, entity: { name } }: { table: string; entity: Entity }): string[] {
  return name === members || name === 'person'
    ? [
        `create or replace trigger "forgetReached" after insert or update or delete on ${table} for each statement execute function "forgetReached"();`,
      ]
    : [];
}

function policiesOf({
  table,
  entity,
  entities,
}: {
  table: string;
  entity: Entity;
  entities: Record<string, Entity>;
}): string[] {
  if (entity.name === 'history') return historyPolicy({ table, entities });
  const sides = narrowedSides({ entity, entities });
  if (sides.length > 0) {
    const seen = sides.map(
      (side) =>
        `exists (select from ${quote(side.entity)} s where s."tenantId" = ${table}."tenantId" and s."id" = ${table}.${quote(side.field)})`,
    );
    return [
      `create policy "ofReach" on ${table} as restrictive using ((select "reachesAll"()) or ${seen.join(' and ')});`,
    ];
  }
  if (entity.reach)
    return [
      `create policy "ofReach" on ${table} as restrictive using (${waysText({ entity, reach: entity.reach, entities })});`,
    ];
  const parent = entities[entity.partOf?.entity ?? ''];
  if (entity.partOf && parent?.reach) {
    // Parts are stored before a new parent is (engine/save.ts); its own policy refuses the whole then.
    const seen = `exists (select from ${quote(parent.name)} p where p."tenantId" = ${table}."tenantId" and p."id" = ${table}.${quote(entity.partOf.parent)})`;
    return [
      `create policy "ofReach" on ${table} as restrictive using ((select "reachesAll"()) or ${seen}) with check (true);`,
    ];
  }
  return [];
}

/**
 * An entry is reached as its record is. Asked by a function: with a subquery for each entity in the policy, whatever joins the
 * history would plan and set up all of them, though it asks none.
 */
function historyPolicy({ table, entities }: { table: string; entities: Record<string, Entity> }): string[] {
  const cases = Object.values(entities).flatMap((entity) =>
    isNarrowed({ entity, entities }) && !entity.partOf
      ? [
          `when ${quoteText(entity.name)} then return exists (select from ${quote(entity.name)} t where t."tenantId" = p_tenant and t."id" = p_record);`,
        ]
      : [],
  );
  if (cases.length === 0) return [];
  return [
    `create or replace function "reachesRecord"(p_tenant text, p_entity text, p_record text) returns boolean language plpgsql stable cost 1000 as $$
begin
  case p_entity
    ${cases.join('\n    ')}
    else return true;
  end case;
end $$;`,
    `create policy "ofReach" on ${table} as restrictive using ((select "reachesAll"()) or "reachesRecord"("tenantId", "entity", "recordId")) with check (true);`,
  ];
}

/** What a row within reach fits, one of these. Whose they may be is asked once a statement. */
function waysText({
  entity: { tree },
  reach,
  entities,
}: {
  entity: Entity;
  reach: Reach;
  entities: Record<string, Entity>;
}): string {
  const { assigned } = reach;
  const target = assigned && entities[assigned.entity];
  return [
    '(select "reachesAll"())',
    ...holdersOf(reach).map(({ field, values }) => `${quote(field)} in (${values})`),
    // A department that is made just now is reached by the one above it, before the session knows of it.
    ...(tree && isDepartmentItself(reach)
      ? [`(select current_setting('app.reach', true)) = 'below' and ${quote(tree.parent)} in (${reachedDepartments})`]
      : []),
    ...(assigned && target
      ? [
          `"id" in (select m.${quote(assigned.record)} from ${quote(target.name)} m where m."tenantId" = (select current_setting('app.tenant_id', true)) and m.${quote(assigned.person)} = (select ${ownText(holderOf(target.properties[assigned.person]))})${livingText(target, 'm')})`,
        ]
      : []),
  ].join(' or ');
}

/** By each field that says whose a row is, those whose rows are reached, as a query. */
function holdersOf({ department, own }: Reach): { field: string; values: string }[] {
  if (department && own && department.field === own.field)
    return [{ field: own.field, values: `${peopleTexts[department.holds]} union all select ${ownText(own.holds)}` }];
  return [
    ...(own ? [{ field: own.field, values: `select ${ownText(own.holds)}` }] : []),
    ...(department ? [{ field: department.field, values: peopleTexts[department.holds] }] : []),
  ];
}

const { entity: members, person, department } = departmentMembers;

/** Members of the departments that the transaction reaches, as the tables are: their own policies would ask this again. */
const reachedMembers = `${quote(members)} m where m."tenantId" = current_setting('app.tenant_id', true)
    and m.${quote(department)} = any(v_departments) and m."deletedTime" is null`;

/** Whom a member is, by the function that answers all that are reached. */
const reached = {
  reachedPeople: `m.${quote(person)}`,
  reachedUsers: `(select p."userId" from "person" p where p."tenantId" = m."tenantId" and p."id" = m.${quote(person)})`,
};

const reachedFunctions = `${Object.entries(reached).map(reachedFunction).join('\n')}
create or replace function "forgetReached"() returns trigger language plpgsql as $$
begin
  perform ${Object.keys(reached)
    .map((name) => `set_config('${keyOf(name)}', '', true)`)
    .join(', ')};
  return null;
end $$;
`;

/**
 * A list asks several times who is reached: its page, its count, and the policies of what its rows refer to; a step of many
 * records for each of them. A transaction asks the tables once for each reach in it, and anew after it changed who that is.
 */
function reachedFunction([name, of]: [name: string, of: string]): string {
  const key = keyOf(name);
  const kept = `app.${name}`;
  return `create or replace function ${quote(name)}() returns text[] language plpgsql stable as $$
declare
  ${declaredReach}
  v_key text := concat(current_setting('app.tenant_id', true), '/', current_setting('app.departments', true));
  v_departments text[] := "reachedDepartments"();
  v_reached text[];
begin
  if current_setting('${key}', true) = v_key then
    return current_setting('${kept}', true)::text[];
  end if;
${beyondReach(`  select coalesce(array_agg(${of}), '{}') into v_reached from ${reachedMembers};`)}
  perform set_config('${key}', v_key, true), set_config('${kept}', v_reached::text, true);
  return v_reached;
end $$;`;
}

/** The setting that says of which reach the kept answer is; empty when it is not to be taken. */
function keyOf(name: string): string {
  return `app.${name}_of`;
}

const reachedDepartments = 'select unnest("reachedDepartments"())';

const peopleTexts: Readonly<Record<ReachField['holds'], string>> = {
  department: reachedDepartments,
  person: 'select unnest("reachedPeople"())',
  user: 'select unnest("reachedUsers"())',
};

function ownText(holds: ReachField['holds']): string {
  return holds === 'person' ? '"ownPerson"()' : '"ownUser"()';
}

function livingText(entity: Entity | undefined, alias: string): string {
  return entity?.hasRecycle ? ` and ${alias}."deletedTime" is null` : '';
}
