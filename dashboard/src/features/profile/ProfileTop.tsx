import { Badge } from '@data1522/design-system/Badge'
import { Card } from '@data1522/design-system/Card'
import { Icon } from '@data1522/design-system/Icon'
import { IconCalendar, IconCircleCheck, IconMapPin, IconPencil } from '@data1522/design-system/icons'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { LinkRouter } from '@data1522/design-system/LinkRouter'
import { ProfileHeader } from '@data1522/design-system/ProfileHeader'
import { ProfileHeaderSkeleton } from '@data1522/design-system/ProfileHeaderSkeleton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { href, useHref, useNavigate } from 'react-router-dom'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { profileHeaderQuery, profileTabQuery } from '../../entities/profile/queries.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'
import { type ProfilePage, profileTabs } from './profile-tabs.ts'
import { ShareProfile } from './ShareProfile.tsx'

/** Who the profile is of, and the way to its pages. */
export function ProfileTop({ page }: { page: ProfilePage }) {
  const text = useText()
  const intl = useIntl()
  const { country } = useFormats()
  const navigate = useNavigate()
  const query = useQuery(profileHeaderQuery())
  const counts = {
    profile: undefined,
    teams: useQuery(profileTabQuery('teams')).data?.filter(({ isMember }) => isMember).length,
    projects: useQuery(profileTabQuery('projects')).data?.length,
    connections: useQuery(profileTabQuery('connections')).data?.filter(({ isConnected }) => isConnected)
      .length,
  }
  const { data, isError } = query
  if (!data && isError)
    return (
      <Card>
        <LoadFailure query={query} title={text('profile.loadFailed')} />
      </Card>
    )
  if (!data) return <ProfileHeaderSkeleton />
  // Its pages change what stands below them, and leave the reader where they are.
  const go = (to: string) =>
    void navigate(to, { preventScrollReset: profileTabs.some((tab) => tab.href === to) })
  // The server says the country in English, at the end of the place.
  const parts = data.location.split(', ')
  const land = country(parts.at(-1)!)
  const state = parts.slice(0, -1).join(', ')
  const place = state ? text('profile.place', { state, country: land }) : land
  const joined = intl.formatDate(data.joiningDate, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <LinkRouter navigate={go} useHref={useHref}>
      <ProfileHeader
        name={data.fullName}
        description={data.designation}
        picture={data.profileImg}
        presence="online"
        cover={data.coverImg}
        facts={[
          ...(data.location ? [{ id: 'place', icon: IconMapPin, label: place }] : []),
          { id: 'joined', icon: IconCalendar, label: text('profile.joined', { date: joined }) },
          ...(counts.connections === undefined
            ? []
            : [
                {
                  id: 'connected',
                  icon: IconCircleCheck,
                  label: text('profile.connectedWith', { count: counts.connections }),
                },
              ]),
        ]}
        actions={
          <>
            <ShareProfile />
            <LinkButton
              href={href('/pages/account-settings/account')}
              tone="primary"
              variant="solid"
              start={<Icon icon={IconPencil} size={18} />}
            >
              {text('profile.edit')}
            </LinkButton>
          </>
        }
        tabsLabel={text('profile.tabs')}
        tabs={profileTabs.map((tab) => ({
          ...tab,
          label: text(`profile.tab.${tab.id}`),
          badge: (
            <Badge
              count={counts[tab.id]}
              tone={tab.id === page ? 'primary' : 'neutral'}
              label={text('profile.entries', { count: counts[tab.id] ?? 0 })}
            />
          ),
        }))}
        selectedId={page}
      />
    </LinkRouter>
  )
}
