/** The documents of the representatives that Mexican businesses registered before. */
export const stakeholderDocuments = `
insert into document (business_id, owner_type, owner_id, kind, action)
select b.id, 'stakeholder', s.id, required.kind, 'UPLOAD'
from stakeholder s join business b on b.id = s.business_id
cross join (values (1, 'IDENTIFICATION'), (2, 'ADDRESS_PROOF')) as required (position, kind)
where b.country = 'MX' order by s.id, required.position
on conflict do nothing;
`
