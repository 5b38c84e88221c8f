import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { IconMail, IconMessage, IconPhone } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { href } from 'react-router-dom'
import { useText } from '../../../core/i18n/useText.ts'
import { HELP_ADDRESS } from '../../../shared/help-address.ts'

const PHONE = '+33 4 65 71 15 22'

/** The ways to reach a person. */
export function ContactCards({ level }: { level: 2 | 3 }) {
  const text = useText()
  const ways = [
    { id: 'chat', icon: IconMessage, address: href('/apps/chat'), label: text('helpContact.startChat') },
    { id: 'email', icon: IconMail, address: `mailto:${HELP_ADDRESS}`, label: text('helpContact.write') },
    {
      id: 'phone',
      icon: IconPhone,
      address: `tel:${PHONE.replaceAll(' ', '')}`,
      label: `\u2066${PHONE}\u2069`,
    },
  ] as const
  return (
    <Grid columns={{ base: 1, sm: 3 }} gap={16}>
      {ways.map(({ id, icon, address, label }) => (
        <Card key={id} as="section" aria-labelledby={`help-${id}`}>
          <Stack gap={12}>
            <IconTile icon={icon} tone="primary" />
            <Stack gap={2}>
              <Heading level={level} size="card" id={`help-${id}`}>
                {text(`helpContact.${id}`)}
              </Heading>
              <Text size="sm" ink="muted" lines={2}>
                {text(`helpContact.${id}Text`)}
              </Text>
            </Stack>
            <LinkButton
              href={address}
              isBlock
              {...(id === 'chat' && { tone: 'primary' as const, variant: 'solid' as const })}
            >
              {label}
            </LinkButton>
          </Stack>
        </Card>
      ))}
    </Grid>
  )
}
