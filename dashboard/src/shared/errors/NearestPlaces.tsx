import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Text } from '@data1522/design-system/Text'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { visitorAtom } from '../../core/auth/access.ts'
import { useText } from '../../core/i18n/useText.ts'
import { mayOpen } from '../../core/router/access.ts'
import { routes } from '../../core/router/routes.ts'
import { nearest } from './nearest.ts'

const isDestination = (path: string) => !/not-authorized|not-found|page-not-found/.test(path)

const readable = (address: string) => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The addresses that may have been meant, of those that the person may open. */
export function NearestPlaces({ asked }: { asked: string }) {
  const text = useText()
  const titleId = useId()
  const visitor = useAtomValue(visitorAtom)
  const places = nearest(
    readable(asked),
    routes()
      .filter(({ path, access }) => isDestination(path) && mayOpen(access, visitor))
      .map(({ path, title }) => ({ path, title: text(`titles.${title}`) })),
  )
  if (places.length === 0) return null
  return (
    <Card as="section" aria-labelledby={titleId} padding={0} isClipped>
      <CardHeader title={text('errors.nearest')} id={titleId} />
      <List aria-labelledby={titleId} variant="divided">
        {places.map(({ path, title }) => (
          <ListItem
            key={path}
            href={path}
            title={title}
            detail={
              <Text as="bdi" size="sm" ink="subtle">
                {path}
              </Text>
            }
          />
        ))}
      </List>
    </Card>
  )
}
