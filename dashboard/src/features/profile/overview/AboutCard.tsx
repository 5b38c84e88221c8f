import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Divider } from '@data1522/design-system/Divider'
import { Heading } from '@data1522/design-system/Heading'
import { Icon } from '@data1522/design-system/Icon'
import {
  IconCheck,
  IconCrown,
  IconFlag,
  IconLanguage,
  IconMail,
  IconMessage,
  IconPencil,
  IconPhone,
  IconUser,
  IconUsers,
} from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { ProfileOverview } from '@data1522/mocks/contract/profile'
import { type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { href } from 'react-router-dom'
import { useRoleName } from '../../../core/auth/useRoleName.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'

type About = ProfileOverview['about'][number]['property']
type Contact = ProfileOverview['contacts'][number]['property']

const aboutMeta = {
  'Full name': { icon: IconUser, id: 'name' },
  Status: { icon: IconCheck, id: 'status' },
  Role: { icon: IconCrown, id: 'role' },
  Country: { icon: IconFlag, id: 'country' },
  Languages: { icon: IconLanguage, id: 'languages' },
} as const satisfies Record<About, unknown>
const contactMeta = {
  Phone: { icon: IconPhone, id: 'phone', hrefOf: (value: string) => `tel:${value.replaceAll(' ', '')}` },
  Chat: { icon: IconMessage, id: 'chat', hrefOf: () => href('/apps/chat') },
  'E-mail': { icon: IconMail, id: 'email', hrefOf: (value: string) => `mailto:${value}` },
} as const satisfies Record<Contact, unknown>

/** Who the person is, how to reach them, and the teams they belong to. */
export function AboutCard({ overview }: { overview: ProfileOverview }) {
  const text = useText()
  const titleId = useId()
  const shown = useAboutValue()
  const { about, contacts, teams } = overview
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader
          id={titleId}
          title={text('profile.about')}
          actions={
            <LinkButton
              href={href('/pages/account-settings/account')}
              size="small"
              start={<Icon icon={IconPencil} size={16} />}
            >
              {text('profile.editAbout')}
            </LinkButton>
          }
        />
        <Stack gap={12}>
          {about.map(({ property, value }) => (
            <Fact
              key={property}
              icon={aboutMeta[property].icon}
              term={text(`profile.about.${aboutMeta[property].id}`)}
            >
              <Text as="bdi" weight="medium">
                {shown(property, value)}
              </Text>
            </Fact>
          ))}
        </Stack>
        <Part title={text('profile.contacts')}>
          {contacts.map(({ property, value }) => {
            const { icon, id, hrefOf } = contactMeta[property]
            return (
              <Fact key={property} icon={icon} term={text(`profile.contact.${id}`)}>
                <Link href={hrefOf(value)}>
                  <Text as="bdi" weight="medium" ink="inherit">
                    {value}
                  </Text>
                </Link>
              </Fact>
            )
          })}
        </Part>
        <Part title={text('profile.tab.teams')}>
          {teams.length === 0 && <Text ink="muted">{text('profile.noTeams')}</Text>}
          {teams.map(({ property, value }) => (
            <Fact key={property} icon={IconUsers} term={property}>
              <Text as="span" weight="medium">
                {text('profile.members', { count: Number(value) })}
              </Text>
            </Fact>
          ))}
        </Part>
      </Stack>
    </Card>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Divider />
    <Stack gap={12}>
      <Heading level={3} size="card">
        {title}
      </Heading>
      {children}
    </Stack>
  </>
)

const Fact = ({ icon, term, children }: { icon: typeof IconUser; term: string; children: ReactNode }) => (
  <Inline gap={16} justify="between">
    <Inline gap={8} isWrapping={false}>
      <Icon icon={icon} size={18} />
      <Text as="bdi" ink="muted">
        {term}
      </Text>
    </Inline>
    {children}
  </Inline>
)

/** What the server says in English, in the language of the moment. */
function useAboutValue() {
  const text = useText()
  const intl = useIntl()
  const { country, language } = useFormats()
  const roleName = useRoleName()
  return (property: About, value: string): string => {
    if (property === 'Status') return text('profile.about.active')
    if (property === 'Role') return roleName(value)
    if (property === 'Country') return country(value)
    if (property === 'Languages') return intl.formatList(value.split(', ').map(language))
    return value
  }
}
