import type { Examples } from '../../../../tests/conformance/example.ts'
import { Dialog } from './Dialog.tsx'

const none = () => undefined

export const examples: Examples = {
  Dialog: (probe, words) => (
    <Dialog {...probe} isOpen onOpenChange={none} title={words || 'Details'} description={words}>
      {words}
    </Dialog>
  ),
}
