import { LinkButton } from '@data1522/design-system/LinkButton'
import { useText } from '../intl/useText.ts'
import { ErrorPage } from './ErrorPage.tsx'

/** Shown at an address that is none of ours. */
export function NotFound() {
  const text = useText()
  return (
    <ErrorPage
      title={text('errors.notFound')}
      lede={text('errors.notFoundLede')}
      actions={
        <LinkButton href="/" variant="solid" tone="primary" size="large">
          {text('errors.home')}
        </LinkButton>
      }
    />
  )
}
