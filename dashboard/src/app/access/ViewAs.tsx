import { QueryClientProvider } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { queryClient } from '../../api/query-client.ts'
import { mayViewAsAtom } from './view-as.ts'
import { viewDialogAtom } from './view-dialog.ts'
import { ViewAsBanner } from './ViewAsBanner.tsx'
import { ViewDialog } from './ViewDialog.tsx'

/** Whom the product is viewed as, above everything, and the choice of that. */
export function ViewAs() {
  const mayView = useAtomValue(mayViewAsAtom)
  const [isOpen, setOpen] = useAtom(viewDialogAtom)
  return (
    <QueryClientProvider client={queryClient}>
      <ViewAsBanner />
      <ViewDialog isOpen={isOpen && mayView} onOpenChange={setOpen} />
    </QueryClientProvider>
  )
}
