import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconCircleCheck, IconCircleX } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../core/i18n/useText.ts'
import type { Advice } from './guidance.ts'

/** What to do with the component and what not, side by side. */
export function AdviceCards({ id, advice }: { id: string; advice: readonly Advice[] }) {
  const text = useText()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {text('showcase.advice')}
      </Heading>
      <Grid columns={{ base: 1, md: 2 }}>
        {advice.map(({ isGood, Live, text: reason }) => (
          <Card key={reason}>
            <Stack gap={16}>
              <Box background="sunken" radius="control" padding={24}>
                <Inline justify="center">
                  <Live />
                </Inline>
              </Box>
              <Stack gap={4}>
                <Inline gap={8}>
                  <Text as="span" tone={isGood ? 'success' : 'danger'}>
                    <Icon icon={isGood ? IconCircleCheck : IconCircleX} size={18} />
                  </Text>
                  <Text weight="semibold">{text(isGood ? 'showcase.do' : 'showcase.dont')}</Text>
                </Inline>
                <Text ink="muted">{text(reason)}</Text>
              </Stack>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
