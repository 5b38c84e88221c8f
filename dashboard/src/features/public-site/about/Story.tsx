import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { IconTile } from '@data1522/design-system/IconTile'
import { IconHeart, IconKeyboard, IconMessage, IconRocket } from '@data1522/design-system/icons'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { Timeline } from '@data1522/design-system/Timeline'
import { TimelineItem } from '@data1522/design-system/TimelineItem'
import { useText } from '../../../core/i18n/useText.ts'

/** What the company is there for. */
export function Mission() {
  const text = useText()
  return (
    <SiteSection layout="side" title={text('about.mission')}>
      <Stack gap={16}>
        <Text size="2xl" weight="strong">
          {text('about.missionClaim')}
        </Text>
        <Text size="lg" ink="muted">
          {text('about.missionText')}
        </Text>
      </Stack>
    </SiteSection>
  )
}

const years = [2018, 2020, 2022, 2024, 2026] as const

/** How it got here. */
export function Timetable() {
  const text = useText()
  return (
    <SiteSection layout="start" title={text('about.timeline')}>
      <Timeline orientation="horizontal" aria-label={text('about.timeline')}>
        {years.map((year) => (
          <TimelineItem
            key={year}
            time={String(year)}
            title={text(`about.year.${year}`)}
            tone={year === years.at(-1) ? 'primary' : 'neutral'}
          >
            {text(`about.yearText.${year}`)}
          </TimelineItem>
        ))}
      </Timeline>
    </SiteSection>
  )
}

const values = [
  { id: 'quiet', icon: IconHeart },
  { id: 'everyone', icon: IconKeyboard },
  { id: 'honest', icon: IconMessage },
  { id: 'fast', icon: IconRocket },
] as const

/** What it holds on to. */
export function Values() {
  const text = useText()
  return (
    <SiteSection layout="start" title={text('about.values')}>
      <Grid columns={{ base: 1, sm: 2, md: 4 }} gap={24}>
        {values.map(({ id, icon }) => (
          <Stack key={id} gap={12}>
            <IconTile icon={icon} tone="primary" size={42} />
            <Stack gap={4}>
              <Heading level={3}>{text(`about.value.${id}`)}</Heading>
              <Text ink="muted">{text(`about.valueText.${id}`)}</Text>
            </Stack>
          </Stack>
        ))}
      </Grid>
    </SiteSection>
  )
}
