import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { Stack } from '@data1522/design-system/Stack'
import { Can } from '../../core/auth/Can.tsx'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { RoleCards } from './cards/RoleCards.tsx'
import { RoleDialogs } from './dialog/RoleDialogs.tsx'
import { RoleUsers } from './users/RoleUsers.tsx'
import { useRoleDialog } from './useRoleDialog.ts'

/** The roles with what they allow, and below them who has which. */
export function Roles() {
  const text = useText()
  const { open } = useRoleDialog()
  const title = text('titles.roles')
  const label = text('roles.add')
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader
        title={title}
        description={text('roles.description')}
        actions={
          <Can action="create" subject="Role" label={label}>
            {(isDisabled) => (
              <Button
                variant="solid"
                tone="primary"
                start={<Icon icon={IconPlus} size={18} />}
                isDisabled={isDisabled}
                onPress={() => open('add')}
              >
                {label}
              </Button>
            )}
          </Can>
        }
      />
      <Stack gap="gap">
        <RoleCards />
        <RoleUsers />
      </Stack>
      <RoleDialogs />
    </>
  )
}
