import { Avatar } from '@data1522/design-system/Avatar'
import { Card } from '@data1522/design-system/Card'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { picture } from './pictures.ts'

const voices = [
  { id: 'iris', name: 'Iris Okafor', avatar: 2 },
  { id: 'sana', name: 'Sana Qureshi', avatar: 5 },
  { id: 'teo', name: 'Teo Marchetti', avatar: 10 },
] as const

/** What those say who work with it. */
export function Voices() {
  const text = useText()
  return (
    <SiteSection layout="start" title={text('about.voices')}>
      <Grid columns={{ base: 1, md: 3 }} gap={24}>
        {voices.map(({ id, name, avatar }) => (
          <Card key={id}>
            <Stack gap={20}>
              <Text size="lg" weight="medium">
                {text(`about.voice.${id}`)}
              </Text>
              <Inline gap={12} isWrapping={false}>
                <Avatar name={name} src={picture(`avatars/${avatar}`)} size={40} isDecorative />
                <Stack gap={0}>
                  <Text as="span" weight="semibold">
                    {name}
                  </Text>
                  <Text as="span" size="sm" ink="muted">
                    {text(`about.voiceRole.${id}`)}
                  </Text>
                </Stack>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
    </SiteSection>
  )
}
