import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Text } from '@data1522/design-system/Text'
import { useText } from '../../core/i18n/useText.ts'
import { routeAt } from '../../core/router/routes.ts'

/** Links to pages that someone may look for here. */
export function RelatedPages({ paths }: { paths: readonly string[] }) {
  const text = useText()
  return (
    <Inline as="footer" gap={8}>
      <Text ink="muted">{text('showcase.related')}</Text>
      {paths.map((path) => (
        <LinkButton key={path} href={path} size="small" variant="soft">
          {text(`titles.${routeAt(path)!.title}`)}
        </LinkButton>
      ))}
    </Inline>
  )
}
