import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconTruck } from '../../icons/icons.ts'
import { IconGallery } from './IconGallery.tsx'
import { IconSpecimen } from './IconSpecimen.tsx'

export const examples: Examples = {
  IconGallery: (probe, words) => (
    <IconGallery
      {...probe}
      label="Icons"
      icons={[
        { id: 'truck', icon: IconTruck },
        { id: words || 'van', icon: IconTruck },
      ]}
      selectedId="truck"
      onSelectionChange={() => {}}
      onCopy={() => {}}
      controls={words}
      footer={words}
      side={words}
    />
  ),
  IconSpecimen: (probe) => <IconSpecimen {...probe} icon={IconTruck} />,
}
