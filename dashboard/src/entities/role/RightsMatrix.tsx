import { Box } from '@data1522/design-system/Box'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { Icon } from '@data1522/design-system/Icon'
import { IconLock } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import {
  ROLE_ACTIONS,
  ROLE_SUBJECTS,
  type Role,
  type RoleAction,
  type RoleRules,
  type RoleSubject,
} from '@data1522/mocks/contract/roles'
import { useText } from '../../core/i18n/useText.ts'
import { allRights, isKept, type Right, setRights, shareOf } from './rights.ts'

interface RightsMatrixProps {
  role: Pick<Role, 'userRole'>
  rules: RoleRules
  onChange: (rules: RoleRules) => void
}

const rows = ['all', ...ROLE_SUBJECTS] as const

/** What a role allows: subjects down, actions across, and all of each at the top. */
export function RightsMatrix({ role, rules, onChange }: RightsMatrixProps) {
  const text = useText()

  /** One box for some rights; those that are kept stay out of it. */
  const box = (name: string, rights: readonly Right[], isNamed = false) => {
    const free = rights.filter((right) => !isKept(role, right))
    const { isAll, isSome } = shareOf(rules, rights)
    const state = {
      isSelected: isAll,
      isIndeterminate: isSome && !isAll,
      isReadOnly: free.length === 0,
      onChange: () => onChange(setRights(rules, free, !shareOf(rules, free).isAll)),
    }
    return isNamed ? <Checkbox {...state}>{name}</Checkbox> : <Checkbox {...state} aria-label={name} />
  }
  const rightsOf = (row: (typeof rows)[number], action: RoleAction): Right[] =>
    (row === 'all' ? ROLE_SUBJECTS : [row]).map((subject: RoleSubject) => ({ subject, action }))

  return (
    <SimpleTable<(typeof rows)[number]>
      caption={text('roles.matrix')}
      isCaptionHidden
      size="small"
      rows={rows}
      rowId={(row) => row}
      columns={[
        {
          id: 'subject',
          header: text('roles.subject'),
          cell: (row) =>
            row === 'all' ? (
              box(text('roles.everything'), allRights, true)
            ) : (
              <Box minWidth={96}>
                <Inline gap={6}>
                  <Text as="span" weight="medium">
                    {text(`roles.subject.${row}`)}
                  </Text>
                  {isKept(role, { subject: row, action: 'read' }) && (
                    <Icon icon={IconLock} size={14} label={text('roles.kept')} />
                  )}
                </Inline>
              </Box>
            ),
        },
        ...ROLE_ACTIONS.map((action) => ({
          id: action,
          header: text(`roles.action.${action}`),
          cell: (row: (typeof rows)[number]) => (
            <Stack align="start">
              {box(
                text('roles.right', {
                  subject: text(row === 'all' ? 'roles.everything' : `roles.subject.${row}`),
                  action: text(`roles.action.${action}`),
                }),
                rightsOf(row, action),
              )}
            </Stack>
          ),
        })),
      ]}
    />
  )
}
