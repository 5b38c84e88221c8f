import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { withoutMarks } from '@data1522/design-system/withoutMarks'
import type { Role, RoleRules } from '@data1522/mocks/contract/roles'
import { z } from '@data1522/mocks/contract/zod'
import { ApiError } from '../../core/api/client.ts'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { useText } from '../../core/i18n/useText.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { noRights } from './rights.ts'
import { useRoleChanges } from './useRoleChanges.ts'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  rules: z.custom<RoleRules>(),
})

interface RoleFormOptions {
  /** The role that is edited; a new one without. */
  role?: Role | undefined
  /** The role that a new one starts from. */
  from?: Role | undefined
  onDone: () => void
}

/** The form of a role: its name and what it allows. */
export function useRoleForm({ role, from, onDone }: RoleFormOptions) {
  const text = useText()
  const nameOf = useRoleName()
  const changes = useRoleChanges()
  const shownName = role
    ? nameOf(role.name)
    : from
      ? withoutMarks(text('roles.copyOf', { role: nameOf(from.name) }))
      : ''
  const saved = { name: shownName, rules: (role ?? from)?.rules ?? noRights }
  const form = useSchemaForm({
    schema,
    defaultValues: saved,
    draftKey: personKey(`draft-role-${role?.id ?? `copy-${from?.id ?? 0}`}`),
    onSubmit: async ({ name, rules }: z.output<typeof schema>) => {
      try {
        // A role of the product is called by its language; its own name stays until somebody gives it another.
        if (role) await changes.save(role, { name: name === shownName ? role.name : name, rules })
        else await changes.add({ name, rules })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.status === 400) return { name: text('roles.nameTaken') }
        if (error.status === 409) return { form: text('roles.adminKeeps') }
        return { form: failureText(error) }
      }
      onDone()
      return undefined
    },
  })
  return { form, saved }
}
