import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { PageHeader } from '@data1522/design-system/PageHeader'
import { useEffect } from 'react'
import type { MessageId } from '../intl/intl.ts'
import { DocumentTitle } from '../intl/DocumentTitle.tsx'
import { useText } from '../intl/useText.ts'
import { useRoute } from '../routes/route-context.ts'
import { isChunkFailure } from './chunk-failure.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { reportOf } from './error-report.ts'
import { ErrorReportBox } from './ErrorReportBox.tsx'

interface CrashedProps {
  error: unknown
  onRetry: () => void
}

type Kind = 'crashed' | 'newVersion' | 'unreached'
const words: Record<Kind, readonly [title: MessageId, lede: MessageId, retry: MessageId]> = {
  crashed: ['app.crashed', 'errors.crashedLede', 'errors.retry'],
  newVersion: ['errors.newVersion', 'errors.newVersionLede', 'app.reload'],
  unreached: ['errors.unreached', 'errors.unreachedLede', 'errors.retry'],
}

const kindOf = (error: unknown): Kind => {
  if (!isChunkFailure(error)) return 'crashed'
  return navigator.onLine ? 'newVersion' : 'unreached'
}

/** Shown in place of a screen that failed: within the frame, or as a page where there is none. */
export function Crashed({ error, onRetry }: CrashedProps) {
  const text = useText()
  const route = useRoute()
  const kind = kindOf(error)
  const [title, lede, retry] = words[kind]
  useEffect(() => document.querySelector('h1')?.focus(), [])
  useEffect(() => {
    if (kind !== 'unreached') return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [kind, onRetry])

  const actions = (
    <>
      <Button
        variant="solid"
        tone="primary"
        onPress={kind === 'newVersion' ? () => location.reload() : onRetry}
      >
        {text(retry)}
      </Button>
      {kind !== 'newVersion' && <LinkButton href="/">{text('errors.home')}</LinkButton>}
    </>
  )
  const report = kind === 'crashed' && <ErrorReportBox report={reportOf(error, location.pathname)} />
  if (!route || route.layout === 'blank')
    return (
      <ErrorPage title={text(title)} lede={text(lede)} illustration="error" actions={actions}>
        {report}
      </ErrorPage>
    )
  const name = text(`titles.${route.title}`)
  return (
    <>
      <DocumentTitle title={name} />
      <PageHeader title={name} />
      <Card>
        <EmptyState role="alert" illustration="error" title={text(title)} actions={actions}>
          {text(lede)}
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
