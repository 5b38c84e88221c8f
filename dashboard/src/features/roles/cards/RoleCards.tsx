import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { rolesQuery } from '../../../entities/role/queries.ts'
import { useRoleDialog } from '../useRoleDialog.ts'
import { RoleCard } from './RoleCard.tsx'

const columns = { base: 1, sm: 2, lg: 3 }

const CardSkeleton = () => (
  <Card>
    <Stack gap={16}>
      <Skeleton shape="text" width={150} height={24} />
      <Skeleton shape="text" width={190} />
      <Skeleton shape="block" height={6} />
      <Skeleton shape="text" width={120} height={32} />
    </Stack>
  </Card>
)

/** The roles, each a card, and one more that adds another. */
export function RoleCards() {
  const text = useText()
  const { open } = useRoleDialog()
  const query = useQuery(rolesQuery())
  const { data, isError } = query
  if (!data && isError)
    return (
      <Card>
        <LoadFailure query={query} title={text('roles.failed')} />
      </Card>
    )
  const label = text('roles.add')
  return (
    <Grid columns={columns}>
      {data
        ? data.roles.map((role) => <RoleCard key={role.id} role={role} />)
        : Array.from({ length: 5 }, (_, index) => <CardSkeleton key={index} />)}
      <Card>
        <EmptyState
          size="small"
          title={text('roles.another')}
          illustration={null}
          actions={
            <Can action="create" subject="Role" label={label}>
              {(isDisabled) => (
                <Button
                  start={<Icon icon={IconPlus} size={18} />}
                  isDisabled={isDisabled}
                  onPress={() => open('add')}
                >
                  {label}
                </Button>
              )}
            </Can>
          }
        >
          {text('roles.anotherText')}
        </EmptyState>
      </Card>
    </Grid>
  )
}
