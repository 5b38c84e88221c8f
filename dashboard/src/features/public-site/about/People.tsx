import { Grid } from '@data1522/design-system/Grid'
import { Heading } from '@data1522/design-system/Heading'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import { picture } from './pictures.ts'

const people = [
  { id: 'ada', name: 'Ada Bergström', office: 'lyon' },
  { id: 'jonas', name: 'Jonas Weber', office: 'lyon' },
  { id: 'lina', name: 'Lina Moreau', office: 'lisbon' },
  { id: 'rafael', name: 'Rafael Duarte', office: 'lisbon' },
  { id: 'salma', name: 'Salma Trabelsi', office: 'tunis' },
  { id: 'kwame', name: 'Kwame Boateng', office: 'lyon' },
  { id: 'freya', name: 'Freya Lindqvist', office: 'lisbon' },
  { id: 'omar', name: 'Omar Haddad', office: 'tunis' },
] as const

/** Those whom one meets. */
export function People() {
  const text = useText()
  return (
    <SiteSection layout="start" title={text('about.people')} description={text('about.peopleDescription')}>
      <Grid columns={{ base: 2, md: 4 }} gap={24}>
        {people.map(({ id, name, office }, at) => (
          <Stack key={id} gap={12}>
            <Image src={picture(`tutors/${at + 1}`)} isDecorative ratio="1 / 1" corners="card" />
            <Stack gap={2}>
              <Inline justify="between">
                <Heading level={3}>{name}</Heading>
                <Text as="span" size="sm" ink="subtle">
                  {text(`about.office.${office}`)}
                </Text>
              </Inline>
              <Text ink="muted">{text(`about.role.${id}`)}</Text>
            </Stack>
          </Stack>
        ))}
      </Grid>
    </SiteSection>
  )
}
