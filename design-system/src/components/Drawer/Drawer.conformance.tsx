import type { Examples } from '../../../../tests/conformance/example.ts'
import { Drawer } from './Drawer.tsx'

const none = () => undefined

export const examples: Examples = {
  Drawer: (probe, words) => (
    <Drawer {...probe} isOpen onOpenChange={none} title={words || 'Details'} description={words}>
      {words}
    </Drawer>
  ),
}
