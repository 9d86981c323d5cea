import type { Mutation } from '../mutation.ts';

const held = ['tests/contract/held'];

/** Words that a file of the catalogue loses; of entities that the suite of a landing does not drive over HTTP. */
export const ofCatalogue: readonly Mutation[] = [
  {
    name: 'Two abilities have one code',
    file: 'schemas/entities/ability.json',
    from: `    "unique": [
      [
        "abilityCode"
      ]
    ],
`,
    to: '',
    tests: held,
  },
  {
    name: "The hash of an account's password is shown",
    file: 'schemas/entities/user.json',
    from: `"title": "密码",
      "x-hidden": true,`,
    to: '"title": "密码",',
    tests: [...held, 'tests/contract/access/matrix'],
  },
  {
    name: 'The session and the codes of who asked for a job are shown',
    file: 'schemas/entities/job.json',
    from: `"title": "以谁的权限",
      "x-hidden": true,`,
    to: '"title": "以谁的权限",',
    tests: [...held, 'tests/contract/job/strangers'],
  },
  {
    name: 'Whoever sees the roles may remove one',
    file: 'schemas/entities/role.json',
    from: '"code": "a12-m1.5.4",',
    to: '"code": "a12-m1.5",',
    tests: [...held, 'tests/contract/access/matrix', 'tests/contract/organisation/wholes'],
  },
  {
    name: 'Industries have no history',
    file: 'schemas/entities/industry.json',
    from: '    "history": true,\n',
    to: '',
    tests: held,
  },
  {
    name: 'An occupation is of no industry',
    file: 'schemas/entities/occupation.json',
    from: `    "occupationName",
    "industryId"
  ],
  "x-operations"`,
    to: `    "occupationName"
  ],
  "x-operations"`,
    tests: [...held, 'tests/contract/words/referred'],
  },
  {
    name: 'A security event changes',
    file: 'schemas/entities/securityEvent.json',
    from: '"append": true,',
    to: '',
    tests: [...held, 'tests/contract/session/security'],
  },
  {
    name: 'A person has several main departments',
    file: 'schemas/entities/deptMember.json',
    from: '"where": { "isPrimary": true },',
    to: '"where": { "isPrimary": false },',
    tests: [...held, 'tests/contract/organisation/accounts'],
  },
  {
    name: 'Anyone who is signed in lists the notices of an organisation',
    file: 'schemas/entities/delivery.json',
    from: `"x-operations": {
    "list": {`,
    to: `"x-operations": {
    "list": {
      "access": "signedIn",`,
    tests: [...held, 'tests/contract/message/deliveries', 'tests/contract/access/matrix'],
  },
  {
    name: 'Whoever is registered for an exam takes none of its places',
    file: 'schemas/entities/certApply.json',
    from: `"per": "examId",
        "where": {
          "state": [
            "pending",
            "rechecking",
            "platform",
            "returned",
            "approved",
            "registered",
            "used"
          ]`,
    to: `"per": "examId",
        "where": {
          "state": [
            "pending",
            "rechecking",
            "platform",
            "returned",
            "approved",
            "used"
          ]`,
    tests: ['tests/contract/certApply/places.test'],
  },
  {
    name: 'The ID number of an application is shown to whoever reviews it',
    file: 'schemas/entities/certApply.json',
    from: `
      "x-read": "a12-m1.2.9",
      "x-mask": "idCard",`,
    to: '',
    tests: ['tests/contract/certApply/apply.test'],
  },
];
