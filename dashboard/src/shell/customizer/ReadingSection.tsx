import { useText } from '../../core/i18n/useText.ts'
import { Choice } from './Choice.tsx'
import { Measure } from './Measure.tsx'
import { Section } from './Section.tsx'
import { Toggle } from './Toggle.tsx'

/** How large and how close everything is, how links look, how it moves, and which keys it hears. */
export function ReadingSection() {
  const text = useText()
  return (
    <Section title={text('customizer.reading')}>
      <Measure
        name="text-size"
        minValue={80}
        maxValue={150}
        step={5}
        formatOptions={{ style: 'unit', unit: 'percent' }}
        marks={[{ value: 100 }]}
      />
      <Choice
        name="density"
        options={(['compact', 'comfortable', 'spacious'] as const).map((id) => ({
          id,
          label: text(`customizer.density.${id}`),
        }))}
      />
      <Choice
        name="motion"
        description={text('customizer.motionText')}
        options={(['system', 'reduced', 'full'] as const).map((id) => ({
          id,
          label: text(id === 'system' ? 'customizer.system' : `customizer.motion.${id}`),
        }))}
      />
      <Toggle name="underlined-links" description={text('customizer.underlinedText')} />
      <Toggle name="single-key-shortcuts" description={text('customizer.singleKeys')} />
    </Section>
  )
}
