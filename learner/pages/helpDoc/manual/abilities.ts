import type { GuidePage } from '../guide/page.ts';

/** Abilities by area and group. */
export const abilities: GuidePage = {
  id: 'abilities',
  title: '能力',
  lead: '把要求学员具备的能力列清楚：领域之下有能力项，几个能力项组成能力组，证书可以关联能力组。',
  sections: [
    {
      id: 'capability-area',
      title: '能力领域',
      about: ['capabilityArea'],
      steps: ['点“新增能力领域”，填写领域名称和领域编码。', '在详情的“能力项”和“能力组”页签中，看它下面有什么。'],
      notes: ['下面还有能力项或能力组的领域不能删除。'],
    },
    {
      id: 'ability',
      title: '能力项',
      about: ['ability'],
      steps: ['点“新增能力项”，填写能力名称和能力编码，选能力领域。', '在“能力要求”中写明做到什么程度算具备。'],
      notes: ['能力编码在本机构内不能重复。'],
    },
    {
      id: 'ability-group',
      title: '能力组',
      about: ['abilityGroup'],
      steps: [
        '点“新增能力组”，填写名称和编码，选一个或几个能力项。',
        '在证书的表单“相关能力组”中选它，证书就与这些能力关联。',
      ],
      notes: ['还有证书在用的能力组不能删除。'],
    },
  ],
};
