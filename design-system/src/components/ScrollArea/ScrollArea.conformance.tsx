import type { Examples } from '../../../../tests/conformance/example.ts'
import { ScrollArea } from './ScrollArea.tsx'

export const examples: Examples = {
  ScrollArea: (probe, words) => (
    <ScrollArea {...probe} label={words || 'Terms'} maxHeight={80}>
      {words}
    </ScrollArea>
  ),
}
