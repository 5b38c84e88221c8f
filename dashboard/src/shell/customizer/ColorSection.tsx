import { IconDeviceDesktop, IconMoon, IconSun } from '@data1522/design-system/icons'
import { LayoutSketch } from '@data1522/design-system/LayoutSketch'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { Choice } from './Choice.tsx'
import { PrimaryChoice } from './PrimaryChoice.tsx'
import { Section } from './Section.tsx'
import { SettingMark } from './SettingMark.tsx'
import { Toggle } from './Toggle.tsx'
import { useMedia } from '../../core/useMedia.ts'

/** Theme, primary colour, skin, contrast, and colours that stay apart. */
export function ColorSection() {
  const text = useText()
  const theme = useAtomValue(preferences.theme)
  const layout = useAtomValue(preferences['nav-layout'])
  const [skin, setSkin] = useAtom(preferences.skin)
  const skinRef = useRef<HTMLDivElement>(null)
  const isSystemDark = useMedia('(prefers-color-scheme: dark)')
  const isDark = theme === 'dark' || (theme === 'system' && isSystemDark)
  const needs = isDark ? 'light' : layout === 'horizontal' ? 'vertical' : undefined
  return (
    <Section title={text('customizer.colors')}>
      <Choice
        name="theme"
        options={[
          { id: 'light', label: text('app.theme.light'), icon: IconSun },
          { id: 'dark', label: text('app.theme.dark'), icon: IconMoon },
          { id: 'system', label: text('customizer.system'), icon: IconDeviceDesktop },
        ]}
      />
      <PrimaryChoice />
      <RadioTiles
        ref={skinRef}
        label={text('customizer.of.skin')}
        columns={2}
        options={[
          { id: 'default', label: text('customizer.skin.default'), picture: <LayoutSketch /> },
          { id: 'bordered', label: text('customizer.skin.bordered'), picture: <LayoutSketch isBordered /> },
        ]}
        value={skin}
        onChange={setSkin}
        labelEnd={<SettingMark names={['skin']} label={text('customizer.of.skin')} control={skinRef} />}
      />
      <Toggle
        name="semi-dark"
        isDisabled={needs !== undefined}
        description={text(needs ? `customizer.semiDark.${needs}` : 'customizer.semiDark')}
      />
      <Choice
        name="contrast"
        options={[
          { id: 'normal', label: text('customizer.contrast.normal') },
          { id: 'more', label: text('customizer.contrast.more') },
        ]}
      />
      <Choice
        name="color-vision"
        description={text('customizer.visionText')}
        options={(['standard', 'distinct'] as const).map((id) => ({
          id,
          label: text(`customizer.vision.${id}`),
        }))}
      />
    </Section>
  )
}
