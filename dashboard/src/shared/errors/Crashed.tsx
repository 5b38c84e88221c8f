import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useEffect } from 'react'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useText } from '../../core/i18n/useText.ts'
import { useRoute } from '../../core/router/route-context.ts'
import { isChunkFailure } from '../../core/errors/chunk-failure.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { reportOf } from '../../core/errors/error-report.ts'
import { ErrorReportBox } from './ErrorReportBox.tsx'

interface CrashedProps {
  error: unknown
  onRetry: () => void
}

const looks = {
  crashed: { title: 'app.crashed', description: 'errors.crashedDescription', illustration: 'error' },
  newVersion: {
    title: 'errors.newVersion',
    description: 'errors.newVersionDescription',
    illustration: 'repair',
  },
  unreached: { title: 'errors.unreached', description: 'errors.unreachedDescription', illustration: 'lost' },
} as const
type Kind = keyof typeof looks

const kindOf = (error: unknown): Kind => {
  if (!isChunkFailure(error)) return 'crashed'
  return navigator.onLine ? 'newVersion' : 'unreached'
}

const reload = () => location.reload()

/** Shown in place of a screen that failed: within the frame, or as a page where there is none. */
export function Crashed({ error, onRetry }: CrashedProps) {
  const text = useText()
  const route = useRoute()
  const kind = kindOf(error)
  const { title, description, illustration } = looks[kind]
  useEffect(() => document.querySelector('h1')?.focus(), [])
  useEffect(() => {
    if (kind !== 'unreached') return
    // Browsers remember that a module did not come; only a new page asks for it again.
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [kind])

  const actions = (
    <>
      {kind !== 'unreached' && (
        <Button variant="solid" tone="primary" onPress={kind === 'newVersion' ? reload : onRetry}>
          {text(kind === 'newVersion' ? 'app.reload' : 'errors.retry')}
        </Button>
      )}
      {kind !== 'newVersion' && <LinkButton href="/">{text('errors.home')}</LinkButton>}
    </>
  )
  const report = kind === 'crashed' && <ErrorReportBox report={reportOf(error, location.pathname)} />
  if (!route || route.layout === 'blank')
    return (
      <ErrorPage
        title={text(title)}
        description={text(description)}
        illustration={illustration}
        actions={actions}
      >
        {report}
      </ErrorPage>
    )
  const name = text(`titles.${route.title}`)
  return (
    <>
      <DocumentTitle title={name} />
      <PageHeader title={name} />
      <Card>
        <EmptyState role="alert" illustration={illustration} title={text(title)} actions={actions}>
          {text(description)}
        </EmptyState>
        {report && (
          <Box maxWidth={460} isCentered>
            {report}
          </Box>
        )}
      </Card>
    </>
  )
}
