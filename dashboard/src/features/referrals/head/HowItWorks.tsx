import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Grid } from '@data1522/design-system/Grid'
import { IconCoin, IconSend, IconUserPlus } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'

const steps = [
  { id: 'send', icon: IconSend, tone: 'primary' },
  { id: 'join', icon: IconUserPlus, tone: 'success' },
  { id: 'earn', icon: IconCoin, tone: 'warning' },
] as const

/** How a customer earns by bringing another one, in three steps. */
export function HowItWorks() {
  const text = useText()
  return (
    <Card as="section" aria-labelledby="referrals-how">
      <CardHeader
        id="referrals-how"
        title={text('referrals.how')}
        subtitle={text('referrals.howDescription')}
      />
      <Grid columns={{ base: 1, md: 3 }} gap={24}>
        {steps.map(({ id, icon, tone }, index) => (
          <Inline key={id} gap={16} align="start" isWrapping={false}>
            <IconTile icon={icon} tone={tone} size={42} />
            <Stack gap={2}>
              <Text weight="semibold">
                {text('referrals.step', { number: index + 1, title: text(`referrals.step.${id}`) })}
              </Text>
              <Text ink="muted">{text(`referrals.step.${id}Text`)}</Text>
            </Stack>
          </Inline>
        ))}
      </Grid>
    </Card>
  )
}
