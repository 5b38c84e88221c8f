import { Alert } from '@data1522/design-system/Alert'
import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import { FormField } from '@data1522/design-system/FormField'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { Switch } from '@data1522/design-system/Switch'
import { TextField } from '@data1522/design-system/TextField'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { Permission } from '@data1522/mocks/contract/permissions'
import { z } from '@data1522/mocks/contract/zod'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { ApiError } from '../../core/api/client.ts'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { personKey } from '../../core/storage/person-key.ts'
import { UniqueField } from '../../shared/forms/UniqueField.tsx'
import { assignableRolesQuery, isPermissionNameTaken } from './queries.ts'
import { type PermissionFields, usePermissionChanges } from './usePermissionChanges.ts'

interface PermissionDialogProps {
  /** The permission that is edited; a new one without. */
  permission?: Permission | undefined
  /** Called with the id of one that was added. */
  onAdded?: (id: number) => void
  isOpen: boolean
  onClose: () => void
}

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  assignedTo: z.array(z.string()),
  isCore: z.boolean(),
})
const empty: PermissionFields = { name: '', assignedTo: [], isCore: false }

/** Names a permission and says which roles have it; a core one warns. */
export function PermissionDialog({ permission, onAdded, isOpen, onClose }: PermissionDialogProps) {
  const text = useText()
  const nameOf = useRoleName()
  const { formatList } = useIntl()
  const changes = usePermissionChanges()
  const { data: roles, isPending } = useQuery(assignableRolesQuery())
  const saved = permission
    ? { name: permission.name, assignedTo: permission.assignedTo, isCore: permission.isCore }
    : empty
  const form = useSchemaForm({
    schema,
    defaultValues: saved,
    draftKey: personKey(`draft-permission-${permission?.id ?? 'new'}`),
    onSubmit: async (fields: PermissionFields) => {
      try {
        if (permission) await changes.save(permission, fields)
        else {
          const id = await changes.add(fields)
          onAdded?.(id)
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const errors = (error.failure as { errors?: object } | undefined)?.errors
        if (error.status === 400 && errors && 'assignedTo' in errors)
          return { assignedTo: text('permissions.roleGone') }
        if (error.status === 400) return { name: text('permissions.nameTaken') }
        return { form: failureText(error) }
      }
      onClose()
      return undefined
    },
  })
  const isCore = useWatch({ control: form.hook.control, name: 'isCore' })
  const wasCore = permission?.isCore ?? false
  const options = (roles ?? permission?.assignedTo ?? []).map((id) => ({ id, label: nameOf(id) }))
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      onClose={onClose}
      title={
        permission ? text('permissions.editTitle', { name: permission.name }) : text('permissions.addTitle')
      }
      description={text('permissions.dialogDescription')}
      submitLabel={text(permission ? 'records.save' : 'permissions.add')}
    >
      {permission && (
        <ChangedElsewhere
          form={form}
          values={saved}
          write={(_, value) => (Array.isArray(value) ? formatList(value.map(nameOf)) : undefined)}
        />
      )}
      {wasCore && (
        <Alert tone="warning" title={text('permissions.coreTitle')}>
          {text('permissions.coreText')}
        </Alert>
      )}
      <UniqueField
        form={form}
        name="name"
        label={text('permissions.name')}
        isTaken={isPermissionNameTaken}
        takenMessage={text('permissions.nameTaken')}
      >
        {(field) => <TextField {...field} autoComplete="off" />}
      </UniqueField>
      <FormField form={form} name="assignedTo" label={text('permissions.assignedTo')} isRequired={false}>
        {(field) => (
          <MultiSelect
            {...field}
            options={options}
            isPending={isPending}
            placeholder={text('permissions.toNobody')}
            chipsShown={5}
          />
        )}
      </FormField>
      <FormField form={form} name="isCore" label={text('permissions.isCore')}>
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} description={text('permissions.isCoreText')}>
            {text('permissions.isCore')}
          </Switch>
        )}
      </FormField>
      {isCore && !wasCore && (
        <Alert tone="warning" isLive>
          {text('permissions.becomesCore')}
        </Alert>
      )}
    </FormDialog>
  )
}
