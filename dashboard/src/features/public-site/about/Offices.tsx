import { Card } from '@data1522/design-system/Card'
import { CardMedia } from '@data1522/design-system/CardMedia'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import { IconClock, IconMapPin, IconUsers } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useNow } from './useNow.ts'
import { picture } from './pictures.ts'

const offices = [
  { id: 'lyon', cover: 1, zone: 'Europe/Paris', street: '14 rue des Remparts d’Ainay', count: 18 },
  { id: 'lisbon', cover: 2, zone: 'Europe/Lisbon', street: 'Rua da Madalena 80', count: 9 },
  { id: 'tunis', cover: 3, zone: 'Africa/Tunis', street: '22 rue de Marseille', count: 7 },
] as const

/** Where people work, and what the clock says there. */
export function Offices() {
  const text = useText()
  const intl = useIntl()
  const now = useNow()
  return (
    <SiteSection layout="start" title={text('about.offices')}>
      <Grid columns={{ base: 1, md: 3 }} gap={24}>
        {offices.map(({ id, cover, zone, street, count }) => (
          <Card key={id} as="article" aria-labelledby={`office-${id}`} isClipped>
            <CardMedia src={picture(`covers/${cover}`)} isDecorative ratio="21 / 9" />
            <Stack gap={12}>
              <Inline justify="between">
                <Heading level={3} id={`office-${id}`}>
                  {text(`about.office.${id}`)}
                </Heading>
                <Text as="span" size="sm" ink="subtle">
                  {text(`about.country.${id}`)}
                </Text>
              </Inline>
              <Fact icon={IconMapPin}>{isolated(street)}</Fact>
              <Fact icon={IconUsers}>{text('about.officePeople', { count })}</Fact>
              {now !== undefined && (
                <Fact icon={IconClock}>
                  {text('about.localTime', {
                    time: intl.formatTime(now, { hour: '2-digit', minute: '2-digit', timeZone: zone }),
                  })}
                </Fact>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
    </SiteSection>
  )
}

const Fact = ({ icon, children }: { icon: typeof IconUsers; children: ReactNode }) => (
  <Inline gap={8} isWrapping={false}>
    <Icon icon={icon} size={18} />
    <Text as="span" size="sm" ink="muted" isNumeric>
      {children}
    </Text>
  </Inline>
)
