import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileProject } from '@data1522/mocks/contract/profile'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

/** What was spent of the budget; what went beyond it is red. */
export function ProjectBudget({ project }: { project: ProfileProject }) {
  const text = useText()
  const { wholeMoney } = useFormats()
  const { title, budget, budgetSpent } = project
  const spent = wholeMoney(budgetSpent)
  const ofTotal = text('profile.ofTotal', { total: wholeMoney(budget) })
  const over =
    budgetSpent > budget && text('profile.overBudget', { amount: wholeMoney(budgetSpent - budget) })
  return (
    <Box background="sunken" radius="control" padding={12}>
      <Stack gap={8}>
        <Inline justify="between" gap={8}>
          <Text size="sm" ink="muted">
            {text('profile.budget')}
          </Text>
          <Inline gap={4} align="baseline">
            <Text as="strong" size="sm" weight="strong" isNumeric>
              {spent}
            </Text>
            <Text as="span" size="sm" ink="muted" isNumeric>
              {ofTotal}
            </Text>
          </Inline>
        </Inline>
        <Meter
          label={text('profile.budgetOf', { name: title })}
          value={budgetSpent}
          max={budget}
          overTone="danger"
          valueText={[`${spent} ${ofTotal}`, over].filter(Boolean).join(', ')}
          tone="primary"
          size="small"
          isBare
        />
      </Stack>
    </Box>
  )
}
