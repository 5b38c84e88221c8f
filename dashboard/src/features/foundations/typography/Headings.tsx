import { Heading, type HeadingProps } from '@data1522/design-system/Heading'
import { useText } from '../../../core/i18n/useText.ts'
import type { Script } from './specimens.ts'
import { SpecimenCard, Specimens } from './SpecimenCard.tsx'

const sizes = ['display', 'hero', 'large', 'page', 'section', 'card'] as const satisfies readonly NonNullable<
  HeadingProps['size']
>[]

/** The sizes of headings, each by what it is the title of. */
export function Headings() {
  const text = useText()
  const items = sizes.map((size) => ({
    id: size,
    name: text(`typography.heading.${size}`),
    code: `size="${size}"`,
    show: ({ words }: Script) => (
      <Heading level={3} size={size}>
        {words}
      </Heading>
    ),
  }))
  return (
    <SpecimenCard id="headings">
      <Specimens items={items} />
    </SpecimenCard>
  )
}
