import { QueryClientProvider } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { queryClient } from '../../core/api/query-client.ts'
import { mayViewAsAtom } from '../../core/auth/view-as.ts'
import { isViewDialogOpenAtom } from '../../core/auth/view-dialog.ts'
import { ViewAsBanner } from './ViewAsBanner.tsx'
import { ViewDialog } from './ViewDialog.tsx'

/** Whom the product is viewed as, above everything, and the choice of that. */
export function ViewAs() {
  const mayView = useAtomValue(mayViewAsAtom)
  const [isOpen, setOpen] = useAtom(isViewDialogOpenAtom)
  return (
    <QueryClientProvider client={queryClient}>
      <ViewAsBanner />
      <ViewDialog isOpen={isOpen && mayView} onOpenChange={setOpen} />
    </QueryClientProvider>
  )
}
