import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useAtomValue } from 'jotai'
import { DocumentTitle } from '../intl/DocumentTitle.tsx'
import { useText } from '../intl/useText.ts'
import { useRoute } from '../routes/route-context.ts'
import { sessionAtom } from '../session/session.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** Stands where a screen is still being made, and says which. */
export function BeingBuilt() {
  const text = useText()
  const route = useRoute()!
  const session = useAtomValue(sessionAtom)
  const title = text(`titles.${route.title}`)
  const lede = text('errors.beingBuiltLede', { screen: title })
  const action = (
    <LinkButton href={session ? '/apps/user/list' : '/'} variant="solid" tone="primary">
      {text(session ? 'errors.seeUsers' : 'errors.home')}
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
