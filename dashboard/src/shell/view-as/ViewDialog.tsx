import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { IconEye } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { listRoles } from '@data1522/mocks/contract/roles'
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { call } from '../../core/api/client.ts'
import { FailureText } from '../../shared/errors/FailureText.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { demoViews, rulesOf } from '../../core/auth/roles.ts'
import { useRoleName } from '../../core/auth/useRoleName.ts'
import { type View, viewAsAtom } from '../../core/auth/view-as.ts'

interface ViewDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks as whom to view the product: a demo role, someone without rules, or a role of the data. */
export function ViewDialog({ isOpen, onOpenChange }: ViewDialogProps) {
  const text = useText()
  const nameOf = useRoleName()
  const [view, setView] = useAtom(viewAsAtom)
  const { data, isPending, error, isFetching, refetch } = useQuery({
    queryKey: ['roles', 'views'],
    queryFn: ({ signal }) => call(listRoles, {}, { signal }),
    enabled: isOpen,
  })
  const own: View[] = (data?.roles ?? []).map((role) => ({ role: role.name, rules: rulesOf(role) }))
  const choose = (next: View) => {
    setView(next)
    onOpenChange(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="small"
      title={text('access.choose')}
      description={text('access.chooseText')}
      footer={<Button onPress={() => onOpenChange(false)}>{text('access.close')}</Button>}
    >
      <Stack gap={8}>
        <List aria-label={text('access.roles')}>
          {[...demoViews, ...own].map((each) => (
            <ListItem
              key={each.role}
              title={nameOf(each.role)}
              detail={text('access.ruleCount', { count: each.rules.length })}
              start={<IconTile icon={IconEye} tone={each.role === view?.role ? 'primary' : 'neutral'} />}
              onPress={() => choose(each)}
            />
          ))}
        </List>
        {isPending && <Skeleton shape="block" height={260} />}
        {error && (
          <Alert
            tone="danger"
            isLive
            title={text('access.rolesFailed')}
            actions={
              <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
                {text('access.rolesRetry')}
              </Button>
            }
          >
            <FailureText error={error} />
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
