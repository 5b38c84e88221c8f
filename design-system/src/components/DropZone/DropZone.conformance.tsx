import type { Examples } from '../../../../tests/conformance/example.ts'
import { DropZone } from './DropZone.tsx'

export const examples: Examples = {
  DropZone: (probe, words) => (
    <DropZone
      {...probe}
      label={words || 'Files'}
      description={words}
      items={[{ id: 'a', name: `${words || 'cover'}.png`, size: 2000, status: 'uploading', progress: 40 }]}
      onAdd={() => undefined}
    />
  ),
}
