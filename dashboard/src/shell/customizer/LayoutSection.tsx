import { LayoutSketch } from '@data1522/design-system/LayoutSketch'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { Choice } from './Choice.tsx'
import { FullScreen } from './FullScreen.tsx'
import { Measure } from './Measure.tsx'
import { NavigationChoice } from './NavigationChoice.tsx'
import { Section } from './Section.tsx'
import { SettingMark } from './SettingMark.tsx'
import { Toggle } from './Toggle.tsx'

/** Navigation, width, and how the bars behave. */
export function LayoutSection() {
  const text = useText()
  const isHorizontal = useAtomValue(preferences['nav-layout']) === 'horizontal'
  const navbar = useAtomValue(preferences['navbar-type'])
  const [width, setWidth] = useAtom(preferences['content-width'])
  const widthRef = useRef<HTMLDivElement>(null)
  const widthLabel = text('customizer.of.content-width')
  const bars = (['sticky', 'static', 'hidden'] as const).map((id) => ({
    id,
    label: text(`customizer.bar.${id}`),
  }))
  return (
    <Section title={text('customizer.layout')}>
      <NavigationChoice />
      <RadioTiles
        ref={widthRef}
        label={widthLabel}
        columns={2}
        options={[
          {
            id: 'boxed',
            label: text('customizer.width.boxed'),
            picture: <LayoutSketch navigation="bar" isBoxed />,
          },
          { id: 'fluid', label: text('customizer.width.fluid'), picture: <LayoutSketch navigation="bar" /> },
        ]}
        value={width}
        onChange={setWidth}
        labelEnd={<SettingMark names={['content-width']} label={widthLabel} control={widthRef} />}
      />
      <Choice name="navbar-type" options={bars} />
      <Toggle
        name="navbar-blur"
        isDisabled={navbar !== 'sticky'}
        description={text(navbar === 'sticky' ? 'customizer.blur' : 'customizer.blur.sticky')}
      />
      <Choice
        name="horizontal-nav-type"
        options={bars}
        isDisabled={!isHorizontal}
        description={isHorizontal ? undefined : text('customizer.needsHorizontal')}
      />
      <Measure
        name="horizontal-nav-offset"
        maxValue={24}
        isDisabled={!isHorizontal}
        description={isHorizontal ? undefined : text('customizer.needsHorizontal')}
      />
      <Choice name="footer-type" options={bars} />
      <FullScreen />
    </Section>
  )
}
