import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { IconAward, IconGift, IconSchool } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { TonalCard } from '@data1522/design-system/TonalCard'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { COURSES_FOUND } from './course-state.ts'

const promos = [
  { id: 'certificates', icon: IconAward, tone: 'success', search: '?sort=progress' },
  { id: 'beginners', icon: IconSchool, tone: 'primary', search: '?level=Beginner' },
] as const

/** Two ways into the courses that one may not think of. */
export function Promos() {
  const text = useText()
  return (
    <Grid columns={{ base: 1, md: 2 }}>
      {promos.map(({ id, icon, tone, search }) => (
        <Card key={id} as="section" aria-labelledby={`promo-${id}`}>
          <Stack gap={12}>
            <Inline gap={12}>
              <IconTile icon={icon} tone={tone} />
              <Heading level={2} size="card" id={`promo-${id}`}>
                {text(`academy.promo.${id}`)}
              </Heading>
            </Inline>
            <Text ink="muted">{text(`academy.promo.${id}Text`)}</Text>
            <Inline>
              <LinkButton href={`${search}#${COURSES_FOUND}`}>{text(`academy.promo.${id}Link`)}</LinkButton>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}

/** Says that all courses are there for everyone. */
export function OpenCourses() {
  const text = useText()
  return (
    <TonalCard as="section" tone="primary" aria-labelledby="promo-open">
      <Inline gap={16}>
        <IconTile icon={IconGift} tone="primary" />
        <Box isFilling minWidth={240}>
          <Stack gap={4}>
            <Heading level={2} size="card" id="promo-open">
              {text('academy.promo.open')}
            </Heading>
            <Text>{text('academy.promo.openText')}</Text>
          </Stack>
        </Box>
        <LinkButton href={`?hideCompleted=false#${COURSES_FOUND}`}>
          {text('academy.promo.openLink')}
        </LinkButton>
      </Inline>
    </TonalCard>
  )
}
