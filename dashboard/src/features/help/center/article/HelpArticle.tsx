import { ToastRegion } from '@data1522/design-system/ToastRegion'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../../core/api/query-client.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { HelpArticlePage } from './HelpArticlePage.tsx'

/** An article of the help center, which stands outside of the back office's frame. */
export function HelpArticle() {
  const text = useText()
  return (
    <QueryClientProvider client={queryClient}>
      <HelpArticlePage />
      <ToastRegion label={text('records.notices')} />
    </QueryClientProvider>
  )
}
