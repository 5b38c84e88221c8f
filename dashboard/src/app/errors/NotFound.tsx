import { LinkButton } from '@data1522/design-system/LinkButton'
import { useLocation, useParams } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'
import { useRoute } from '../../core/router/route-context.ts'
import { BackButton } from '../../shared/errors/BackButton.tsx'
import { ErrorPage } from '../../shared/errors/ErrorPage.tsx'
import { NearestPlaces } from '../../shared/errors/NearestPlaces.tsx'

/** The address that was asked for: this one, or the one that stands in it; none on the page that only shows this screen. */
function useAsked() {
  const route = useRoute()
  const { pathname } = useLocation()
  const { '*': rest } = useParams()
  if (route && !route.path.endsWith('*')) return null
  return route?.path.endsWith('/*') ? `/${rest}` : pathname
}

/** Shown at an address that is none of ours, with those that may have been meant. */
export function NotFound() {
  const text = useText()
  const asked = useAsked()
  return (
    <ErrorPage
      code={404}
      title={text('errors.notFound')}
      description={text('errors.notFoundDescription')}
      illustration="lost"
      actions={
        <>
          <LinkButton href="/" variant="solid" tone="primary" size="large">
            {text('errors.home')}
          </LinkButton>
          <BackButton />
        </>
      }
    >
      {asked && <NearestPlaces asked={asked} />}
    </ErrorPage>
  )
}
