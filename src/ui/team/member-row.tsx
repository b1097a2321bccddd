import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, Select } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { observer } from 'mobx-react-lite'
import type { Member } from '#application/team/members.port.ts'
import type { TeamViewModel } from '#application/team/team.view-model.ts'
import { roleName } from '#domain/labels/role-names.ts'
import type { Country } from '#domain/kernel/country.ts'
import { formatShortDate } from '#domain/kernel/format.ts'
import { StatusChip } from '../design/feedback/status-chip.tsx'
import { membersText as text } from '../text/team.ts'
import { useTeamStyles } from './team.styles.ts'

export interface MemberRowProps {
  readonly vm: TeamViewModel
  readonly member: Member
  readonly country: Country
}

/** A member with the role, which a member of the right may change, and what can be done with the member. */
export const MemberRow = observer(function MemberRow({ vm, member, country }: MemberRowProps) {
  const styles = useTeamStyles()
  const name = member.name || member.email
  const roles = vm.rolesOf(member)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.detail}>{member.email}</span>
        <span className={styles.detail}>
          {member.lastSeenOn === undefined ? text.neverSeen : text.lastSeen(formatShortDate(member.lastSeenOn))}
        </span>
      </div>
      {member.isOneself && <StatusChip color="green" label={text.oneself} />}
      {roles.length > 1 ? (
        <Select
          className={styles.role}
          aria-label={text.roleOf(name)}
          title={text.roles[member.role]}
          value={member.role}
          disabled={vm.role.isBusy}
          onChange={(_, { value }) => {
            const to = roles.find((role) => role === value)
            if (to !== undefined) void vm.role.run(member, to)
          }}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleName(country, role)}
            </option>
          ))}
        </Select>
      ) : (
        <span className={styles.role} title={text.roles[member.role]}>
          {roleName(country, member.role)}
        </span>
      )}
      <MemberActions vm={vm} member={member} name={name} />
    </li>
  )
})

const MemberActions = observer(function MemberActions({
  vm,
  member,
  name,
}: Pick<MemberRowProps, 'vm' | 'member'> & { readonly name: string }) {
  const [mayHandOver, mayRemove] = [vm.mayHandOver(member), vm.mayRemove(member)]
  if (!mayHandOver && !mayRemove) return null
  return (
    <Menu positioning={{ position: 'below', align: 'end' }}>
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={text.actions(name)} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {mayHandOver && <MenuItem onClick={() => vm.ask('handOver', member)}>{text.handOver}</MenuItem>}
          {mayRemove && <MenuItem onClick={() => vm.ask('remove', member)}>{text.remove}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
})
