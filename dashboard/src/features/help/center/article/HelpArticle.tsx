import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../../core/api/query-client.ts'
import { HelpArticlePage } from './HelpArticlePage.tsx'

/** An article of the help center, which stands outside of the back office's frame. */
export const HelpArticle = () => (
  <QueryClientProvider client={queryClient}>
    <HelpArticlePage />
  </QueryClientProvider>
)
