import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Code } from '@data1522/design-system/Code'
import { IconTicket } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import type { DealStepProps, DealValues } from './deal.ts'
import { useDealLabels } from './useDealLabels.ts'

/** The coupon that people will see, which follows each key. */
export function DealPreview({ form }: DealStepProps) {
  const text = useText()
  const labels = useDealLabels()
  const values = useWatch({ control: form.hook.control }) as DealValues
  const discount = labels.discount(values)
  return (
    <Card>
      <Stack gap={12}>
        <IconTile icon={IconTicket} tone="primary" size={42} />
        <Box>
          <Text size="xs" ink="subtle">
            {text('deal.preview')}
          </Text>
          <Text size="2xl" weight="strong" isNumeric>
            {discount ? text('deal.off', { discount }) : text('deal.noDiscount')}
          </Text>
          <Text weight="medium">{values.title || text('deal.noTitle')}</Text>
        </Box>
        {labels.code(values) && <Code>{labels.code(values)}</Code>}
        <Text size="sm" ink="muted">
          {labels.duration(values) || text('deal.noDuration')}
        </Text>
      </Stack>
    </Card>
  )
}
