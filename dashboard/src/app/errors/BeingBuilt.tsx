import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { DocumentTitle } from '../intl/DocumentTitle.tsx'
import { useText } from '../intl/useText.ts'
import { useRoute } from '../routes/route-context.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** Stands where a screen is still being made, and says which. */
export function BeingBuilt() {
  const text = useText()
  const route = useRoute()!
  const title = text(`titles.${route.title}`)
  const action = (
    <LinkButton href={route.layout === 'blank' ? '/' : '/apps/user/list'} variant="solid" tone="primary">
      {text(route.layout === 'blank' ? 'errors.home' : 'errors.seeUsers')}
    </LinkButton>
  )
  if (route.layout === 'blank')
    return <ErrorPage title={title} lede={text('errors.beingBuilt')} actions={action} />
  return (
    <>
      <DocumentTitle title={title} />
      <PageHeader title={title} />
      <Card>
        <EmptyState title={text('errors.beingBuilt')} illustration="empty" level={2} actions={action}>
          {text('errors.beingBuiltLede', { screen: title })}
        </EmptyState>
      </Card>
    </>
  )
}
