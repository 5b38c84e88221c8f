import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../core/api/query-client.ts'
import { HelpCenterPage } from './HelpCenterPage.tsx'

/** The help center, which stands outside of the back office's frame. */
export const HelpCenter = () => (
  <QueryClientProvider client={queryClient}>
    <HelpCenterPage />
  </QueryClientProvider>
)
