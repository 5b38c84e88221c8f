import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useAtomValue } from 'jotai'
import { visitorAtom } from '../../core/auth/access.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { homeOf } from '../../core/router/home.ts'
import { routeAt } from '../../core/router/routes.ts'
import { useRoute } from '../../core/router/route-context.ts'
import { ErrorPage } from '../../shared/errors/ErrorPage.tsx'

/** Stands where a screen is still being made, and says which. */
export function BeingBuilt() {
  const text = useText()
  const route = useRoute()!
  const home = homeOf(useAtomValue(visitorAtom))
  const title = text(`titles.${route.title}`)
  const lede = text('errors.beingBuiltLede', { screen: title })
  const action = (
    <LinkButton href={home} variant="solid" tone="primary">
      {text('errors.goTo', { screen: text(`titles.${routeAt(home)!.title}`) })}
    </LinkButton>
  )
  if (route.layout === 'blank')
    return <ErrorPage name={title} title={title} lede={lede} illustration="repair" actions={action} />
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} />
      <Card>
        <EmptyState
          title={text('errors.beingBuilt')}
          illustration="repair"
          size="large"
          level={2}
          actions={action}
        >
          {lede}
        </EmptyState>
      </Card>
    </>
  )
}
