import { Text, type TextProps } from '@data1522/design-system/Text'
import { useText } from '../../../core/i18n/useText.ts'
import type { Script } from './specimens.ts'
import { SpecimenCard, Specimens } from './SpecimenCard.tsx'

const roles = [
  { id: 'description', looks: { size: 'lg', ink: 'muted' } },
  { id: 'body', looks: {} },
  { id: 'strong', looks: { weight: 'strong' } },
  { id: 'muted', looks: { ink: 'muted' } },
  { id: 'note', looks: { size: 'sm', ink: 'subtle' } },
  { id: 'overline', looks: { size: 'xs', weight: 'semibold', ink: 'subtle' } },
] as const satisfies readonly { id: string; looks: Partial<TextProps> }[]

/** What code says for a look. */
const written = (looks: Readonly<Record<string, string>>) =>
  ['<Text', ...Object.entries(looks).map(([name, value]) => ` ${name}="${value}"`), '>'].join('')

/** The parts that running text plays. */
export function Texts() {
  const text = useText()
  const items = roles.map(({ id, looks }) => ({
    id,
    name: text(`typography.text.${id}`),
    code: written(looks),
    show: ({ line }: Script) => <Text {...looks}>{line}</Text>,
  }))
  return (
    <SpecimenCard id="texts">
      <Specimens items={items} />
    </SpecimenCard>
  )
}
