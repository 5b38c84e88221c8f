import { Avatar } from '@data1522/design-system/Avatar'
import { Box } from '@data1522/design-system/Box'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Link } from '@data1522/design-system/Link'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Text } from '@data1522/design-system/Text'
import { listUsers } from '@data1522/mocks/contract/users'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../core/api/client.ts'
import { queryClient } from '../../core/api/query-client.ts'
import { useText } from '../../core/i18n/useText.ts'
import type { Route } from '../../core/router/route.ts'

const query = { role: 'admin', status: 'Active', sortBy: 'user', itemsPerPage: 2 } as const

interface WhoToAskProps {
  /** The screen that is wanted, as the last words of its title's id. */
  screen?: Route['title']
}

/** The people who manage permissions, each with a letter that is begun. */
export function WhoToAsk(props: WhoToAskProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Admins {...props} />
    </QueryClientProvider>
  )
}

function Admins({ screen }: WhoToAskProps) {
  const text = useText()
  const titleId = useId()
  const { data, isPending } = useQuery({
    queryKey: ['users', 'admins', query],
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
  })
  const subject = screen && text('errors.request', { screen: text(`titles.${screen}`) })
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader title={text('errors.whoToAsk')} id={titleId} />
      {isPending ? (
        <Box padding="cardPadding">
          <Skeleton shape="block" height={84} />
        </Box>
      ) : data && data.users.length > 0 ? (
        <List aria-labelledby={titleId} variant="divided">
          {data.users.map(({ id, fullName, email, avatar }) => (
            <ListItem
              key={id}
              title={fullName}
              start={<Avatar name={fullName} src={avatar} isDecorative />}
              detail={<Link href={mailTo(email, subject)}>{email}</Link>}
            />
          ))}
        </List>
      ) : (
        <Box paddingInline="cardPadding" paddingBlock={16}>
          <Text ink="muted">{text('errors.whoUnknown')}</Text>
        </Box>
      )}
    </Card>
  )
}

const mailTo = (email: string, subject?: string) =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`
