import { Alert } from '@data1522/design-system/Alert'
import { Chip } from '@data1522/design-system/Chip'
import { IconMinus, IconPlus } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { RoleRules } from '@data1522/mocks/contract/roles'
import { useText } from '../../core/i18n/useText.ts'
import { differenceOf, type Right } from './rights.ts'

interface RightsDifferenceProps {
  before: RoleRules
  after: RoleRules
  /** How many people it is about. */
  count: number
}

/** What saving will change, before it does. */
export function RightsDifference({ before, after, count }: RightsDifferenceProps) {
  const text = useText()
  const { gained, lost } = differenceOf(before, after)
  if (gained.length + lost.length === 0) return null
  const wordsOf = ({ subject, action }: Right) =>
    text('roles.right', { subject: text(`roles.subject.${subject}`), action: text(`roles.action.${action}`) })
  const part = (id: 'gained' | 'lost', rights: readonly Right[]) =>
    rights.length > 0 && (
      <Stack gap={6}>
        <Text size="sm" weight="semibold">
          {text(`roles.${id}`, { count: rights.length })}
        </Text>
        <Inline gap={6}>
          {rights.map((right) => (
            <Chip
              key={`${right.subject} ${right.action}`}
              size="small"
              tone={id === 'gained' ? 'success' : 'danger'}
              icon={id === 'gained' ? IconPlus : IconMinus}
            >
              {wordsOf(right)}
            </Chip>
          ))}
        </Inline>
      </Stack>
    )
  return (
    <Alert tone="neutral" title={text('roles.willChange', { count })}>
      <Stack gap={12}>
        {part('gained', gained)}
        {part('lost', lost)}
      </Stack>
    </Alert>
  )
}
