import { observer } from 'mobx-react-lite'
import type { Permission } from '#domain/team/permission.ts'
import { InlineField, type InlineFieldProps } from '../design/controls/inline-field.tsx'
import { useMay } from './use-lock.ts'

interface PermittedFieldProps extends InlineFieldProps {
  readonly permission: Permission
}

/** A value with a pencil for who may change it, and alone for the others. */
export const PermittedField = observer(function PermittedField({ permission, ...field }: PermittedFieldProps) {
  return useMay(permission) ? <InlineField {...field} /> : <div>{field.children}</div>
})
